import unittest
from contextlib import ExitStack
from pathlib import Path
from urllib.error import HTTPError

from app_strings import texts
from locspec_mock import mock, set_state

DATA = Path(__file__).with_name("strings.yaml")
running = ExitStack()


def setUpModule():
    """One mock for all tests of the file, with the strings that they expect."""
    global service
    service = running.enter_context(mock("--data", str(DATA)))


def tearDownModule():
    running.close()


class Strings(unittest.TestCase):
    allowed = []

    def tearDown(self):
        set_state(service, "the requests were valid", allow=self.allowed)

    def test_all_strings_are_listed(self):
        self.assertEqual(texts(service["baseUrl"], service["token"], 1), ["Pay now", "Sign in", "Sign out"])

    def test_an_expression_selects_strings(self):
        hidden = texts(service["baseUrl"], service["token"], 1, 'is hidden and text contains "Pay"')
        self.assertEqual(hidden, ["Pay now"])

    def test_a_misspelt_expression_is_refused(self):
        self.allowed = ["croql.malformed"]
        with self.assertRaises(HTTPError) as refusal:
            texts(service["baseUrl"], service["token"], 1, "is hiden")
        self.addCleanup(refusal.exception.close)
        self.assertEqual(refusal.exception.code, 400)
