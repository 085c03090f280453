"""Modules of isthmus-probe for its results: speed, pages and comparisons."""
