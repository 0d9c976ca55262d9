"""Starts `locspec mock` for tests, and ends it."""

import json
import subprocess
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen


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


def set_state(service, state, **params):
    """Sets a state of the mock, or asks one, such as whether the requests so far were valid."""
    body = json.dumps({"state": state, "params": params}).encode()
    request = Request(service["stateUrl"], body, {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=10) as response:
            return json.load(response)
    except HTTPError as refusal:
        with refusal:
            raise AssertionError(json.load(refusal)["error"]) from None
