"""The parts of isthmus-trace."""
