"""The lists and the query language with the standard library alone.

Prints its port, then serves. POST /load takes a dataset as JSON. GET /select takes the list, the owner, the language,
the edition and the expression, and returns ids, or 422.
"""

import json
import operator
import re
from datetime import datetime, time, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

ENTERPRISE = {"isPassedWorkflow", "fields"}
OWNERS = {
    "strings": ("projects", "strings"),
    "translations": ("projects", "strings"),
    "segments": ("tms", "segments"),
    "terms": ("glossaries", "terms"),
}
KEYWORDS = {"and", "or", "xor", "not", "contains", "between", "where", "with", "of", "if", "then", "else"}
TOKEN = re.compile(
    r"""\s*(?:
        "(?P<text>[^"]*)"
      | '(?P<date>[^']*)'
      | @(?P<kind>user|language):"(?P<mention>[^"]*)"
      | (?P<number>\d+(?:\.\d+)?)
      | (?P<sign>>=|<=|!=|[≠≥≤=<>()+*/-])
      | (?P<word>[A-Za-z]+)
    )""",
    re.VERBOSE,
)
COMPARISONS = {
    "=": operator.eq,
    "!=": operator.ne,
    "≠": operator.ne,
    ">": operator.gt,
    ">=": operator.ge,
    "≥": operator.ge,
    "<": operator.lt,
    "<=": operator.le,
    "≤": operator.le,
    "contains": operator.contains,
}
ARITHMETIC = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}


class Refused(Exception):
    """The expression cannot be read."""


def moment(text):
    """A date with its offset; without one it is in UTC."""
    value = datetime.fromisoformat(text)
    return value if value.tzinfo else value.replace(tzinfo=timezone.utc)


def with_dates(record):
    """Turns what reads as a date into one, as json.loads gives only texts."""
    for name, value in record.items():
        if isinstance(value, str):
            try:
                record[name] = moment(value)
            except ValueError:
                pass
    return record


def tokenize(text):
    tokens, at, text = [], 0, text.strip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise Refused(f"nothing can be read at {at}")
        kind = match.lastgroup
        value = match[kind]
        if kind == "mention":
            tokens.append((match["kind"], value))
        elif kind == "word" and value.lower() in KEYWORDS:
            tokens.append(("keyword", value.lower()))
        else:
            tokens.append((kind, value))
        at = match.end()
    return tokens


class Reader:
    """Reads an expression into a function of a record."""

    def __init__(self, text, names, users):
        self.tokens = tokenize(text)
        self.at = 0
        self.names = names
        self.users = users

    def read(self):
        result = self.expression()
        if self.at < len(self.tokens):
            raise Refused(f"{self.tokens[self.at][1]} is one too many")
        return result

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ("end", "")

    def skip(self, *wanted):
        kind, value = self.peek()
        if kind in ("keyword", "sign") and value in wanted:
            self.at += 1
            return value
        return None

    def take(self, wanted):
        if not self.skip(wanted):
            raise Refused(f"{wanted} is missing")

    def expression(self):
        if self.skip("if"):
            condition = self.expression()
            self.take("then")
            then = self.expression()
            self.take("else")
            otherwise = self.expression()
            return lambda record: then(record) if condition(record) else otherwise(record)
        return self.disjunction()

    def disjunction(self):
        parts = [self.exclusion()]
        while self.skip("or"):
            parts.append(self.exclusion())
        return parts[0] if len(parts) == 1 else lambda record: any(part(record) for part in parts)

    def exclusion(self):
        left = self.conjunction()
        while self.skip("xor"):
            left = self.exclusive(left, self.conjunction())
        return left

    @staticmethod
    def exclusive(left, right):
        return lambda record: bool(left(record)) ^ bool(right(record))

    def conjunction(self):
        parts = [self.negation()]
        while self.skip("and"):
            parts.append(self.negation())
        return parts[0] if len(parts) == 1 else lambda record: all(part(record) for part in parts)

    def negation(self):
        if not self.skip("not"):
            return self.comparison()
        operand = self.negation()
        return lambda record: not operand(record)

    def comparison(self):
        left = self.sum()
        if self.skip("between"):
            low = self.sum()
            self.take("and")
            high = self.sum()
            return lambda record: low(record) <= left(record) <= high(record)
        sign = self.skip(*COMPARISONS)
        if not sign:
            return left
        right, compare = self.sum(), COMPARISONS[sign]
        return lambda record: compare(left(record), right(record))

    def sum(self):
        return self.arithmetic(("+", "-"), lambda: self.arithmetic(("*", "/"), self.negative))

    def arithmetic(self, signs, inner):
        left = inner()
        while sign := self.skip(*signs):
            left = self.calculation(ARITHMETIC[sign], left, inner())
        return left

    @staticmethod
    def calculation(calculate, left, right):
        return lambda record: calculate(left(record), right(record))

    def negative(self):
        if not self.skip("-"):
            return self.filtered()
        operand = self.negative()
        return lambda record: -operand(record)

    def filtered(self):
        value = self.primary()
        while word := self.skip("where", "with"):
            value = self.filter(value, self.primary(), word)
        return value

    @staticmethod
    def filter(value, predicate, word):
        if word == "where":
            return lambda record: [one for one in value(record) or [] if predicate(one)]
        return lambda record: value(record) if predicate(value(record)) else None

    def primary(self):
        kind, value = self.peek()
        self.at += 1
        if kind == "sign" and value == "(":
            inside = self.expression()
            self.take(")")
            return inside
        if kind == "text" or kind == "language":
            return lambda record: value
        if kind == "number":
            number = float(value) if "." in value else int(value)
            return lambda record: number
        if kind == "user":
            user = self.users.get(value)
            return lambda record: user
        if kind == "date":
            if value == "today":
                return lambda record: datetime.combine(datetime.now(timezone.utc), time.min, timezone.utc)
            try:
                date = moment(value)
            except ValueError as error:
                raise Refused(str(error)) from error
            return lambda record: date
        if kind != "word":
            raise Refused(f"{value or 'the end'} is out of place")
        words = [value]
        while self.peek()[0] == "word":
            words.append(self.peek()[1])
            self.at += 1
        return self.member(" ".join(words))

    def member(self, name):
        if self.skip("of"):
            owner = self.filtered()
            if name == "count":
                return lambda record: len(owner(record) or [])
            return lambda record: (owner(record) or {}).get(name)
        if name not in self.names:
            raise Refused(f"{name} is no member")
        return lambda record: record.get(name)


def names_in(value, found):
    """Every name that some record has."""
    if isinstance(value, list):
        for one in value:
            names_in(one, found)
    elif isinstance(value, dict):
        for name, part in value.items():
            found.add(name)
            names_in(part, found)
    return found


class Data:
    def __init__(self, dataset):
        self.dataset = dataset
        self.users = {user["login"]: user["id"] for user in dataset.get("users", [])}
        self.names = names_in([dataset.get(kind, []) for kind in ("projects", "tms", "glossaries")], set())

    def select(self, wanted, owner, language, edition, expression):
        kind, part = OWNERS[wanted]
        records = [
            record for one in self.dataset.get(kind, []) if one["id"] == int(owner) for record in one.get(part, [])
        ]
        if wanted == "translations":
            records = [
                one for record in records for one in record.get("translations", []) if one["language"] == language
            ]
        if expression is not None:
            names = self.names if edition == "enterprise" else self.names - ENTERPRISE
            holds = Reader(expression, names, self.users).read()
            records = [record for record in records if is_match(holds, record)]
        return sorted(record["id"] for record in records)


def is_match(holds, record):
    """A record that lacks what is compared does not match."""
    try:
        return bool(holds(record))
    except (TypeError, ZeroDivisionError):
        return False


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    data = Data({})
    wbufsize = -1

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        Handler.data = Data(json.loads(body, object_hook=with_dates))
        self.answer(200, {})

    def do_GET(self):
        query = {name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()}
        try:
            ids = self.data.select(
                query["list"], query["owner"], query.get("language"), query["edition"], query.get("croql")
            )
            self.answer(200, ids)
        except Refused as error:
            self.answer(422, {"message": str(error)})

    def answer(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        self.wfile.flush()

    def log_message(self, *arguments):
        """Nothing is logged."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
