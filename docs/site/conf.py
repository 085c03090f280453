"""Configuration of Sphinx for the website. docs/site/make.py runs Sphinx with this file."""
import os

project = "Isthmus"
version = release = os.environ.get("ISTHMUS_VERSION", "")
copyright = ""  # noqa: A001: Sphinx requires this name
html_show_copyright = False
extensions = ["myst_parser"]
root_doc = "index"
exclude_patterns = ["README.md"]
highlight_language = "none"  # for code blocks without a language
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["myst.header"]  # pages of docs may begin with a heading below the first level
html_theme = "furo"
html_title = f"Isthmus {version}".strip()
html_static_path = ["static"]
html_css_files = ["isthmus.css"]
html_use_index = False  # the index would have 3,000 names; readers use the search instead
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"top_of_page_button": None, "navigation_with_keys": True}
pygments_style = "friendly"
pygments_dark_style = "native"
smartquotes = False
