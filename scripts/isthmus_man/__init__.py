"""The manual pages (scripts/man-pages): reads the sources and writes the pages."""
