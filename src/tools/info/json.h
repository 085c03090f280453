/*
 * Writing JSON: names, texts, flags and numbers, objects and arrays.
 */
#ifndef ISTHMUS_JSON_H
#define ISTHMUS_JSON_H

#include <stdbool.h>
#include <stdio.h>

struct json {
    FILE *stream;
    int depth;
    bool filled; /* the open object or array has an element */
};

/* Opens an object '{' or an array '['; `name` is NULL in an array and at the top. */
void json_open(struct json *json, const char *name, char bracket);
void json_close(struct json *json, char bracket);
void json_text(struct json *json, const char *name, const char *text); /* NULL becomes null */
void json_flag(struct json *json, const char *name, bool flag);
void json_number(struct json *json, const char *name, size_t number);

#endif
