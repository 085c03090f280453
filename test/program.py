"""Loads a Python program whose file name has no suffix .py, so that tests can call its functions."""
import importlib.machinery
import importlib.util
import pathlib


def load(path):
    """Returns the program as a module. Does not run the program's part for __main__."""
    name = pathlib.Path(path).name.replace('-', '_')
    loader = importlib.machinery.SourceFileLoader(name, str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module
