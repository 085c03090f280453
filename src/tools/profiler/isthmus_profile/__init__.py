"""The parts of isthmus-profile: what a program did, in words and as a page."""
