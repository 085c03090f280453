/*
 * Writes a JSON document to a stream, one element at a time: objects, arrays, texts, flags and
 * numbers. In an array and at the top level, `name` is NULL.
 */
#ifndef ISTHMUS_JSON_H
#define ISTHMUS_JSON_H

#include <stdbool.h>
#include <stdio.h>

struct json {
    FILE *stream;
    int depth;
    bool filled; /* the open object or array contains at least one element */
};

/* Opens an object if `bracket` is '{', an array if it is '['. json_close gets '}' or ']'. */
void json_open(struct json *json, const char *name, char bracket);
void json_close(struct json *json, char bracket);
void json_text(struct json *json, const char *name, const char *text); /* NULL is written as null */
void json_flag(struct json *json, const char *name, bool flag);
void json_number(struct json *json, const char *name, size_t number);

#endif
