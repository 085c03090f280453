#include "json.h"

static void json_put_string(FILE *stream, const char *text)
{
    putc('"', stream);
    for (const char *c = text; *c != '\0'; c++) {
        if ((unsigned char)*c < ' ')
            fprintf(stream, "\\u%04x", (unsigned)*c);
        else if (*c == '"' || *c == '\\')
            fprintf(stream, "\\%c", *c);
        else
            putc(*c, stream);
    }
    putc('"', stream);
}

static void json_new_line(const struct json *json)
{
    fprintf(json->stream, "\n%*s", 2 * json->depth, "");
}

static void json_begin_element(struct json *json, const char *name)
{
    if (json->filled)
        putc(',', json->stream);
    if (json->depth > 0)
        json_new_line(json);
    json->filled = true;
    if (name == NULL)
        return;
    json_put_string(json->stream, name);
    fputs(": ", json->stream);
}

void json_open(struct json *json, const char *name, char bracket)
{
    json_begin_element(json, name);
    putc(bracket, json->stream);
    json->depth++;
    json->filled = false;
}

void json_close(struct json *json, char bracket)
{
    json->depth--;
    if (json->filled)
        json_new_line(json);
    putc(bracket, json->stream);
    json->filled = true;
}

void json_text(struct json *json, const char *name, const char *text)
{
    json_begin_element(json, name);
    if (text == NULL)
        fputs("null", json->stream);
    else
        json_put_string(json->stream, text);
}

void json_flag(struct json *json, const char *name, bool flag)
{
    json_begin_element(json, name);
    fputs(flag ? "true" : "false", json->stream);
}

void json_number(struct json *json, const char *name, size_t number)
{
    json_begin_element(json, name);
    fprintf(json->stream, "%zu", number);
}
