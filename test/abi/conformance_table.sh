# conformance_table.sh PAGE COMMAND...: compares the table in the page with the output of the command.
page=$1
shift
diff <("$@") <(sed -n '/^<!-- table -->$/,/^<!-- end of table -->$/{//!p}' "$page")
