"""Starts `locspec mock` for tests, and ends it."""

import json
import subprocess
from contextlib import contextmanager
from pathlib import Path


def installed():
    """The program that npm installed here or further up. Not npx, so that the handle is that of the mock itself."""
    places = [folder / "node_modules/.bin/locspec" for folder in Path(__file__).resolve().parents]
    return next((str(place) for place in places if place.exists()), "locspec")


@contextmanager
def mock(*options):
    """The addresses and a token, as `baseUrl` and `token`, of a mock on two free ports; it ends with the `with` block."""
    command = [installed(), "mock", "--port", "0", "--enterprise-port", "0", "--json", "--token", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            ready = process.stdout.readline()
            if ready == "":
                raise RuntimeError(f"locspec mock ended with {process.wait()} before it was ready.")
            yield json.loads(ready)
        finally:
            process.terminate()
