"""Reads the functions of isthmus.hpp, the C++17 interface."""

import re

# Routine without prefix and type -> the functions of isthmus.hpp for the same purpose, if their names differ.
NAMES = {"put_req": ["put", "put_both"], "p": ["put"], "g": ["get"], "am_call": ["rpc"], "am_send": ["rpc_ff"],
         "am_source": ["source"], "team_sync": ["sync"], "team_barrier": ["barrier"], "init_thread": ["init"],
         "reduce_op": ["reduce"]}
NAMES.update((f"{name}_reduce", ["reduce"]) for name in ("and", "or", "xor", "max", "min", "sum", "prod"))
FUNCTION = re.compile(r"^(?:template (<[^\n]*?>)\n? *|inline )([a-z][\w<>:, ]*?)\b(\w+)(\([^{};]*?\))\n\{", re.M)


class Cpp:
    """The public functions of isthmus.hpp: {name: [declaration]}."""

    def __init__(self, path):
        text = re.sub(r"^namespace detail\n\{.*?^\} // namespace detail\n", "", path.read_text(encoding="utf-8"),
                      flags=re.M | re.S)
        self.found = {}
        for template, result, name, parameters in FUNCTION.findall(text):
            head = f"template {template} " if template else ""
            self.add(name, head + f"{result.strip()} isthmus::{name}{plain(parameters)};")

    def add(self, name, declaration):
        """Adds a declaration. Combines it with the overload that differs only in a context."""
        known = self.found.setdefault(name, [])
        twin = declaration.replace("(", "(shmem_ctx_t context, ", 1)
        if twin in known:
            known[known.index(twin)] = declaration.replace("(", "([shmem_ctx_t context,] ", 1)
        else:
            known.append(declaration)

    def of(self, prototype):
        """Returns the declarations of the functions for the same purpose as a routine."""
        if "int PE_start" in prototype.parameters or prototype.table == "AMO_FLOATING":
            return []
        name = re.sub(r"^shmemx?_(ctx_)?(TYPENAME_)?", "", prototype.name)
        name = re.sub(r"(SIZE|mem)(?=_|$)", "", name)
        base = re.sub(r"(_nbi|_req|_nb)$", "", name)
        return [line for known in NAMES.get(name) or NAMES.get(base, [base]) for line in self.found.get(known, [])]


def plain(parameters):
    """Returns parameters in one line, without the names of the namespace detail."""
    text = re.sub(r"\s+", " ", parameters)
    return re.sub(r"detail::just_t<((?:[^<>]|<[^<>]*>)*)>", r"\1", text)


def wrapped(declaration):
    """Breaks a declaration into lines of at most 74 characters, between parameters or after template arguments."""
    lines = [""]
    for part in re.split(r"(?<=[,\]]) |(?<=>) (?=\S*isthmus::)", declaration):
        if lines[-1] and len(lines[-1]) + 1 + len(part) > 74:
            lines.append("    " + part)
        else:
            lines[-1] += " " * bool(lines[-1]) + part
    return lines
