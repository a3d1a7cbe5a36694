"""The table house: HTTP and WebSocket play on top of the engine.

Three laws hold everywhere in this package. A change is validated, then committed, then told; nothing is acknowledged
before its commit. Process memory is a cache of the store. Whatever leaves the process about a game has passed the
engine's view of the seat it goes to.
"""
