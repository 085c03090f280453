"""What isthmus-probe does with results: speed in words, pages, comparisons."""
