"""The modules of isthmus-profile, which reports what a program did, as a text and as an HTML page."""
