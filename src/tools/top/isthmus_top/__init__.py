"""isthmus-top: what the PEs of a running job do and wait for."""
