"""The manual pages (scripts/man-pages): what sources say, and pages made of it."""
