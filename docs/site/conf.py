"""Sphinx's settings for the pages; docs/site/make.py calls it."""
import os

project = "Isthmus"
version = release = os.environ.get("ISTHMUS_VERSION", "")
copyright = ""  # noqa: A001: Sphinx's name
html_show_copyright = False
extensions = ["myst_parser"]
root_doc = "index"
exclude_patterns = ["README.md"]
highlight_language = "none"  # of blocks that name none
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["myst.header"]  # a page of the sources may begin with a deeper heading
html_theme = "furo"
html_title = f"Isthmus {version}".strip()
html_static_path = ["static"]
html_css_files = ["isthmus.css"]
html_use_index = False  # three thousand names, which the search has
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"top_of_page_button": None, "navigation_with_keys": True}
pygments_style = "friendly"
pygments_dark_style = "native"
smartquotes = False
