#include "compat_test.h"

const struct api_test_list api_test_lists[] = {{handle_tests, NULL},
                                               {active_message_tests, NULL},
                                               {team_tests, NULL},
                                               {other_tests, NULL},
                                               {NULL, NULL}};
