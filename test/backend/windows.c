#include "backend_test.h"

void test_windows(void)
{
}
