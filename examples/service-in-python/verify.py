"""Starts the service, verifies what it has, and ends with the verdict: all of `oauth`, and nothing of the lists."""

import os
import subprocess
import sys

service = subprocess.Popen([sys.executable, "service.py"], stdout=subprocess.PIPE, text=True)
try:
    address = service.stdout.readline().strip()
    environment = {**os.environ, "SERVICE_URL": address, "STATE_URL": f"{address}/_state"}
    verify = ["npx", "locspec", "verify", "service", "--suite", "oauth", "--strict", *sys.argv[1:]]
    sys.exit(subprocess.run(verify, env=environment).returncode)
finally:
    service.terminate()
