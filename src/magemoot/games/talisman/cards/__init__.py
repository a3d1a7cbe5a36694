"""The cards that need more than a row of facts. Every module here is loaded, and its cards enter themselves."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
