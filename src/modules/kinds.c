#include "kinds.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "loader.h"

static struct {
    pthread_once_t once;
    const struct kind_module *module;
    char fault[PATH_MAX + 256];
} kinds = {.once = PTHREAD_ONCE_INIT};

static void open_kinds(void)
{
    char path[PATH_MAX];
    loader_file(KIND_MODULE_FILE, path, sizeof path);
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const struct kind_module *table = module == NULL ? NULL : dlsym(module, KIND_MODULE_SYMBOL);
    if (module == NULL)
        snprintf(kinds.fault, sizeof kinds.fault, "%s", dlerror());
    else if (table == NULL)
        snprintf(kinds.fault, sizeof kinds.fault, "%s lacks the symbol " KIND_MODULE_SYMBOL, path);
    else if (table->version != KIND_MODULE_VERSION ||
             strcmp(table->isthmus, ISTHMUS_VERSION_STRING) != 0)
        snprintf(kinds.fault, sizeof kinds.fault, "%s belongs to another version of Isthmus", path);
    else
        kinds.module = table;
}

const struct kind_module *kinds_open(void)
{
    pthread_once(&kinds.once, open_kinds);
    return kinds.module;
}

const char *kinds_error(void)
{
    return kinds.fault;
}

const struct kind *kinds_gpu_at(int index)
{
    return kinds_find((enum kind_type)(KIND_ANY_GPU + 1 + index));
}

const struct kind *kinds_find(enum kind_type type)
{
    const struct kind_module *module = kinds_open();
    for (size_t i = 0; module != NULL && module->kinds[i] != NULL; i++)
        if (module->kinds[i]->type == type)
            return module->kinds[i];
    return NULL;
}
