# conformance_table.sh PAGE COMMAND...: the table in the page is what the command prints.
page=$1
shift
diff <("$@") <(sed -n '/^<!-- table -->$/,/^<!-- end of table -->$/{//!p}' "$page")
