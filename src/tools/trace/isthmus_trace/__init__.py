"""The modules of isthmus-trace, which reads the traces of a job (docs/reference/formats.md)."""
