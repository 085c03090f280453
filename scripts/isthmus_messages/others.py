"""Texts in the sources that are not messages."""
import re

# Calls and macros whose texts are not messages, because no user reads them.
CALLS = {'_Static_assert', 'static_assert', 'sscanf', 'fopen'}

# Pattern of the tokens before a text that is a member of a table. isthmus-info and SHMEM_INFO=1 print these texts.
FIELD = re.compile(r'\. (?:help|standard|type|expected|name|old_name) =$')

# Beginnings of long texts: help and programs for GPUs.
PAGES = ('isthmus-info describes', '.visible .entry', '.version 6.0')

NOT_MESSAGES = """
[what stands before every message]
<>: <>
<>: <>: <>
isthmus: PE <>
isthmus: process <>
isthmus: PE <> on <> <>
of rank <>
isthmus: <>
oshrun: <>
isthmus-probe: <>
isthmus-profile: <>
isthmus-trace: <>
isthmus-top: <>
INCOMPLETE: <>
isthmus-build-module: <>
oshcc: <>
oshc++: <>
oshcxx: <>
oshCC: <>
oshfort: <>
oshf90: <>
oshf77: <>
build_module.sh: <>
shmemx_compat.h: <>
srun: <>
isthmus: PE <>: <>
isthmus: process <>: <>
isthmus-info (Isthmus) <>

[what does not fit in damaged records, which one message tells of]
a free entry was never used
the list of free entries goes round
a free entry has a handle
an entry has another one's handle
an entry is neither free nor in use
a tree is out of order
a tree is out of balance
a range is in the tree of the other kind
ranges overlap or leave a gap
a range begins at an unaligned offset
the list of ranges is broken
a block's range does not suit its size
two free ranges touch
a range is missing in its tree
a tree has more or fewer ranges than the list
the heap does not begin where it should
the count of bytes in use is wrong
the order of a list names no member of it
a member is not a PE of the job
a list is out of order, or has a PE twice
there are no members, or more than PEs
the stride is 0
a free node was never used
a free node has a successor
a lock is held by a free node
the list of free nodes goes round
more nodes were used than exist
a space is kept under another number
a space's number counts as free
a space's pool is in another space's segment
two spaces have the same part of the address range
the part of a space is not a block of the address range
an endpoint is in the idle list and is not idle, or is idle and not in the list
an endpoint is in the list of open packets without one, or has one and is not in the list
an endpoint is in the list of unflushed windows without one, or has one and is not in the list
an endpoint belongs to another context
an endpoint is in the list of another PE
the number of endpoints is wrong
the number of outstanding requests is not the sum over the endpoints
an acknowledgement is for no packet, or for too many
an acknowledgement has no valid epoch
two acknowledgements have the same endpoint and epoch
there are too many

[what isthmus-info and shmemx_kind_describe list]
short operations are inlined
no operations are inlined: all operations call the library
calls no OpenSHMEM routines
<> <>: <>, <> MiB, uuid <>
, PCI <>
<> device<>
<> <>: <>, <> GiB<>
<>    UUID <>
Device kinds:
This host has no GPUs.
Device of each PE of this host, if the PE may run on <> cores:   PE
OpenSHMEM C and C++ API
1.6, including the deprecated names of all versions
OpenSHMEM Fortran API
the draft of 1.4, which is the last one
Memory spaces
the Dynamic Memory Spaces proposal, see docs/conformance.md
HIP and Level Zero
memory of devices: tested only with simulated drivers
Big-endian systems
tested only in an emulator
Spaces over own memory
shmemx_space_create_with over memory of the program
Experimental parts
MPI windows
MPI windows or messages, measured when a job starts
<> (handled: <>)
MPI libraries (modules):
no module
oshrun --mpi none
no MPI, one node
<> put and get between nodes: <>
<> needed only for MPI windows, such as with ISTHMUS_REMOTE=window: <>
A program that is started here without oshrun would use <>: <>.
Isthmus <>
NUMA node <>
usual cause
what to do
About the reason in this message: <>
The most similar messages are:

[names and words that stand in messages]
the offset of <> in the <>
the number of elements
the element's size
Open MPI
the standard ABI of MPI 5
another MPI
the array of offsets
the array of lengths
SHMEM_TEAM_WORLD
SHMEM_TEAM_SHARED
the team's size
expects
sends
the program
static data
relocated read-only data
control block
symmetric heap
Intel(R) MPI
Open MPI v4
the space
memory space
the offset of ptr
whether config is a null pointer
the space's number
memory space <>
memory spaces
has
s have
open files
ulimit -Hn
ulimit -u
team's members
handles of teams
a transfer
requests under way
an MPI that does not tell its version
, and <>

[what other programs and the trace take, and compilers print]
setting <>
program <>
argument <>
phase <> <>
region <> <> <>
counter <> <> <>
routine <> <> <>
cmd=init pmi_version=1 pmi_subversion=1 cmd=abort exitcode=<>
# PE <> of <>, process <> of <>: number time way sort nth peer what bytes channel epoch packets
/proc <>
- proc <>
model name
ze ipc1
isthmus.hpp is for C++17 and later
OpenSHMEM's headers need C99 or later, or C++11 or later: expected -std=c99 or a later one
shmemx_compat.h needs C99 or later, or C++11 or later: expected -std=c99 or a later one
"""
TEXTS = {line for line in NOT_MESSAGES.split('\n') if line and line[0] != '['}
