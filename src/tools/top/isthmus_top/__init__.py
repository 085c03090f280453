"""The modules of isthmus-top, which shows what the PEs of a running job do and wait for."""
