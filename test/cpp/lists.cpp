#include "cpp_test.hpp"

extern "C" {
extern const struct api_test_list api_test_lists[];
const struct api_test_list api_test_lists[] = {{future_tests, nullptr},
                                               {rpc_tests, nullptr},
                                               {transfer_tests, nullptr},
                                               {life_tests, nullptr},
                                               {nullptr, nullptr}};
}

void cpp_attach()
{
    static bool is_attached = false;
    if (!is_attached)
        isthmus::attach();
    is_attached = true;
}
