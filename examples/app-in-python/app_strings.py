"""The app: it lists the strings of a project, all of them or those that an expression selects."""

import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

PAGE = 500  # the longest page that the service has


def texts(base_url, token, project, croql=None):
    """The texts of all strings, page by page."""
    found = []
    while True:
        query = {"limit": PAGE, "offset": len(found), **({} if croql is None else {"croql": croql})}
        address = f"{base_url}/api/v2/projects/{project}/strings?{urlencode(query)}"
        with urlopen(Request(address, headers={"Authorization": f"Bearer {token}"}), timeout=10) as response:
            page = json.load(response)["data"]
        found += [item["data"]["text"] for item in page]
        if len(page) < PAGE:
            return found
