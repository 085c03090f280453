/*
 * What is preloaded where the program is to be profiled (src/tools/profiler/).
 */
#ifndef ISTHMUS_PROFILER_PRELOAD_H
#define ISTHMUS_PROFILER_PRELOAD_H

#define PROFILE_VARIABLE "ISTHMUS_PROFILE"  /* the folder that the profile goes to */
#define TRACE_VARIABLE   "ISTHMUS_TIMELINE" /* the same, with a trace beside */
#define PROFILE_LIBRARY  "libisthmus-profile.so"
#define PROFILE_MARK     "LIBISTHMUS_PROFILE_PID" /* the process that was started with it */

#endif
