"""An authorization server in Python's standard library: both grants, PKCE, the list of projects, and a state address.

It is a part of the service, and its configuration file verifies that part: `npm test`.
"""

import base64
import hashlib
import hmac
import json
import os
import re
import secrets
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from urllib.parse import parse_qsl, urlencode, urlsplit

LIFETIME = 3600  # of an access token, in seconds
CODE_LIFETIME = 300
ONE_AT_A_TIME = Lock()

apps = {}
codes = {}
tokens = {}
refresh_tokens = {}
user = {"decision": "ask"}
ahead = 0.0  # seconds that `time passes` has added


def now():
    return time.time() + ahead


class Refused(Exception):
    """An OAuth error: its code, and the status that goes with it."""

    def __init__(self, error, status=400):
        super().__init__(error)
        self.error, self.status = error, status


# --- The authorization page ---------------------------------------------------------------------------------------


class Told(Exception):
    """What cannot be redirected is told to the user."""


def authorize(pairs):
    """The address that the browser is redirected to, or None where the user has to be asked."""
    given = {name: value for name, value in pairs if value != ""}
    names = [name for name, _ in pairs]
    if names.count("client_id") > 1 or names.count("redirect_uri") > 1:
        raise Told("A parameter is there twice.")
    app = apps.get(given.get("client_id"))
    if app is None:
        raise Told("There is no such app.")
    if given.get("redirect_uri") not in app["redirectUris"]:
        raise Told("The redirect URL is not one of the app's.")

    def back(**answer):
        joint = "&" if "?" in given["redirect_uri"] else "?"
        state = {"state": given["state"]} if "state" in given else {}
        return given["redirect_uri"] + joint + urlencode({**answer, **state})

    method = given.get("code_challenge_method", "plain")
    if len(set(names)) < len(names) or "response_type" not in given:
        return back(error="invalid_request")
    if given["response_type"] != "code":
        return back(error="unsupported_response_type")
    if "scope" not in given or not re.fullmatch(r"[!#-\[\]-~]+( [!#-\[\]-~]+)*", given["scope"]):
        return back(error="invalid_scope")
    if method not in ("plain", "S256"):
        return back(error="invalid_request")
    if app["type"] == "public" and "code_challenge" not in given:
        return back(error="invalid_request")
    if user["decision"] == "ask":
        return None
    if user["decision"] == "deny":
        return back(error="access_denied")
    code = secrets.token_urlsafe(32)
    codes[code] = {
        "client_id": app["clientId"],
        "redirect_uri": given["redirect_uri"],
        "scope": given["scope"],
        "challenge": given.get("code_challenge"),
        "method": method,
        "until": now() + CODE_LIFETIME,
        "grant": secrets.token_hex(8),
        "used": False,
    }
    return back(code=code)


# --- The token endpoint -------------------------------------------------------------------------------------------


def grant(given):
    """The token response to a request."""
    wanted = lambda name: given[name] if given.get(name) else refuse("invalid_request")
    kind = wanted("grant_type")
    if kind not in ("authorization_code", "refresh_token"):
        refuse("unsupported_grant_type")
    app = apps.get(wanted("client_id")) or refuse("invalid_client", 401)
    if app["type"] == "confidential":
        if not hmac.compare_digest(given.get("client_secret", "").encode(), app["clientSecret"].encode()):
            refuse("invalid_client", 401)
    return exchange(app, given, wanted) if kind == "authorization_code" else renew(app, wanted)


def exchange(app, given, wanted):
    code = codes.get(wanted("code")) or refuse("invalid_grant")
    redirect_uri = wanted("redirect_uri")
    if code["client_id"] != app["clientId"] or code["redirect_uri"] != redirect_uri:
        refuse("invalid_grant")
    if code["used"]:
        # Whoever shows a code again may have stolen it: what came of it ends.
        for kind in (tokens, refresh_tokens):
            for token in [name for name, one in kind.items() if one["grant"] == code["grant"]]:
                del kind[token]
        refuse("invalid_grant")
    if now() > code["until"]:
        refuse("invalid_grant")
    verifier = given.get("code_verifier")
    if (code["challenge"] is None) != (not verifier):
        refuse("invalid_grant" if verifier else "invalid_request")
    if verifier and not proves(verifier, code["challenge"], code["method"]):
        refuse("invalid_grant")
    code["used"] = True
    return issue(code)


def proves(verifier, challenge, method):
    if not re.fullmatch(r"[A-Za-z0-9._~-]{43,128}", verifier):
        return False
    if method == "S256":
        digest = hashlib.sha256(verifier.encode()).digest()
        verifier = base64.urlsafe_b64encode(digest).decode().rstrip("=")
    return hmac.compare_digest(verifier.encode(), challenge.encode())


def renew(app, wanted):
    token = wanted("refresh_token")
    one = refresh_tokens.get(token)
    if one is None or one["client_id"] != app["clientId"]:
        refuse("invalid_grant")
    del refresh_tokens[token]
    return issue(one)


def issue(of):
    kept = {name: of[name] for name in ("client_id", "scope", "grant")}
    access, refresh = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
    tokens[access] = {**kept, "until": now() + LIFETIME}
    refresh_tokens[refresh] = kept
    return {"access_token": access, "token_type": "bearer", "expires_in": LIFETIME, "refresh_token": refresh}


def refuse(error, status=400):
    raise Refused(error, status)


# --- The state address --------------------------------------------------------------------------------------------


def the_app_is_registered(params):
    apps[params["app"]["clientId"]] = params["app"]


def the_user_will(params):
    user.update(params)


def time_passes(params):
    global ahead
    ahead += params["seconds"]


STATES = {
    "the app is registered": the_app_is_registered,
    "the user will": the_user_will,
    "time passes": time_passes,
}


# --- HTTP ---------------------------------------------------------------------------------------------------------


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body leave together, and at once.
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_GET(self):
        with ONE_AT_A_TIME:
            url = urlsplit(self.path)
            if url.path == "/oauth/authorize":
                return self.authorization(parse_qsl(url.query, keep_blank_values=True))
            if url.path == "/api/v2/projects":
                return self.projects()
            return self.json(404, {"error": {"message": "Not found", "code": 404}})

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        with ONE_AT_A_TIME:
            path = urlsplit(self.path).path
            if path == "/oauth/token":
                return self.token(body)
            if path == "/_state":
                return self.state(json.loads(body))
            return self.json(404, {"error": {"message": "Not found", "code": 404}})

    def authorization(self, pairs):
        # The page must not be framed, and what it links to must not learn its address.
        page = {"Content-Security-Policy": "frame-ancestors 'none'", "Referrer-Policy": "no-referrer"}
        try:
            address = authorize(pairs)
        except Told as told:
            return self.send(400, "text/html; charset=utf-8", f"<h1>{told}</h1>", page)
        if address is None:
            return self.send(200, "text/html; charset=utf-8", "<h1>May the app act for you?</h1>", page)
        return self.send(302, "text/plain", "", {"Location": address, "Cache-Control": "no-store"})

    def token(self, body):
        never_kept = {"Cache-Control": "no-store", "Pragma": "no-cache"}
        try:
            self.json(200, grant(self.fields(body)), never_kept)
        except Refused as refused:
            # Who tried to authenticate by the header is told so by the header.
            by_header = {"WWW-Authenticate": "Basic"} if "Authorization" in self.headers else {}
            self.json(refused.status, {"error": refused.error}, {**never_kept, **by_header})

    def fields(self, body):
        """The text fields of a body, which is JSON or a form; a field that is there twice is refused."""
        is_form = self.headers.get_content_type() == "application/x-www-form-urlencoded"
        try:
            text = body.decode("utf-8")
            pairs = parse_qsl(text) if is_form else json.loads(text, object_pairs_hook=list)
            names = [name for name, _ in pairs]
        except (ValueError, TypeError):
            refuse("invalid_request")
        if len(set(names)) < len(names):
            refuse("invalid_request")
        return {name: value for name, value in pairs if isinstance(value, str)}

    def projects(self):
        scheme, _, shown = self.headers.get("Authorization", "").partition(" ")
        token = tokens.get(shown.strip()) if scheme.lower() == "bearer" else None
        if token is None or now() >= token["until"]:
            challenge = {"WWW-Authenticate": 'Bearer error="invalid_token"' if shown else "Bearer"}
            return self.json(401, {"error": {"message": "Unauthorized", "code": 401}}, challenge)
        return self.json(200, {"data": [], "pagination": {"offset": 0, "limit": 25}})

    def state(self, asked):
        set_up = STATES.get(asked.get("state"))
        if set_up is None:
            return self.json(404, {"error": f"There is no state “{asked.get('state')}” here."})
        if asked.get("action") != "teardown":
            set_up(asked.get("params") or {})
        return self.json(200, {})

    def json(self, status, body, headers={}):
        self.send(status, "application/json", json.dumps(body), headers)

    def send(self, status, content_type, text, headers={}):
        body = text.encode("utf-8")
        self.send_response(status)
        for name, value in {"Content-Type": content_type, "Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "0"))), Handler)
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        sys.exit(0)
