/*
 * Names of environment variables and files, shared by profiler_preload.c and the profiler
 * (src/tools/profiler/). profiler_preload.c restarts the program with the profiler's library
 * preloaded if the user requests a profile.
 */
#ifndef ISTHMUS_PROFILER_PRELOAD_H
#define ISTHMUS_PROFILER_PRELOAD_H

#define PROFILE_VARIABLE "ISTHMUS_PROFILE"  /* folder of the profile */
#define TRACE_VARIABLE   "ISTHMUS_TIMELINE" /* folder of the profile and a trace */
#define PROFILE_LIBRARY  "libisthmus-profile.so"
#define PROFILE_MARK     "LIBISTHMUS_PROFILE_PID" /* PID of the process that was restarted with it */

#endif
