import { expect, test } from 'vitest';
import { decodeEntities, findConsentForm } from './consent-form.ts';

const form = (content: string, attributes = 'method="post" action="/decide"') =>
  `<!doctype html><title>Approve?</title><form ${attributes}>${content}</form>`;
const BUTTONS =
  '<button name="decision" value="approve">Approve</button><button name="decision" value="deny">Deny</button>';

test('the button of the decision is pressed, and hidden fields are sent with it', () => {
  const page = form(`<input type="hidden" name="ticket" value="a&amp;b">${BUTTONS}`);
  expect(findConsentForm(page, 'approve')).toEqual({
    method: 'POST',
    action: '/decide',
    fields: [
      ['ticket', 'a&b'],
      ['decision', 'approve'],
    ],
  });
  expect(findConsentForm(page, 'deny')?.fields).toContainEqual(['decision', 'deny']);
});

test.each([
  ['a submit input', '<input type="submit" name="go" value="Allow access">', [['go', 'Allow access']]],
  [
    'attributes without quotes',
    '<input type=hidden name=t value=1><button name=go value=yes>OK</button>',
    [
      ['t', '1'],
      ['go', 'yes'],
    ],
  ],
  ['an element in the button', '<button name="go" value="1"><b>Authorize</b></button>', [['go', '1']]],
  [
    'the option of a select',
    '<select name="user"><option>ann<option selected>bob</select><button>Allow</button>',
    [['user', 'bob']],
  ],
  [
    'a checked box',
    '<input type="checkbox" name="all" checked><input type="checkbox" name="none"><button>Allow</button>',
    [['all', 'on']],
  ],
  ['a sign in an attribute', '<input type="hidden" name="t" value="a>b"><button>Allow</button>', [['t', 'a>b']]],
])('%s', (_, content, fields) => {
  expect(findConsentForm(form(content), 'approve')?.fields).toEqual(fields);
});

test('words of both decisions deny', () => {
  const page = form('<button name="no">Do not allow</button><button name="yes">Allow</button>');
  expect(findConsentForm(page, 'approve')?.fields).toEqual([['yes', '']]);
  expect(findConsentForm(page, 'deny')?.fields).toEqual([['no', '']]);
});

test('a button may have a form of its own, and an address', () => {
  const page = `${form('<button formaction="/no">Deny</button>', '')}${form('<button formaction="/yes">Allow</button>', '')}`;
  expect(findConsentForm(page, 'approve')).toEqual({ method: 'GET', action: '/yes', fields: [] });
});

test.each([
  ['there is none', '<p>Approved</p>'],
  ['a password is wanted', form(`<input type="password" name="p">${BUTTONS}`)],
  ['something has to be filled in', form(`<input name="login" required>${BUTTONS}`)],
  ['no button says what it does', form('<button>OK</button>')],
  ['it is a comment', `<!-- ${form(BUTTONS)} -->`],
  ['it sends files', form(BUTTONS, 'method="post" enctype="multipart/form-data"')],
])('no form: %s', (_, page) => {
  expect(findConsentForm(page, 'approve')).toBeUndefined();
});

test('references to characters', () => {
  expect(decodeEntities('&quot;&#39;&#x27;&lt;&gt;&amp;amp; &nbsp; &#99999999; &#x110000;')).toBe(
    "\"''<>&amp; &nbsp; &#99999999; &#x110000;",
  );
});

test.each([
  '<form ',
  '<form>',
  '<form "',
  '<script>',
  '<!--',
  '<button>',
  '<form><button>',
  '<',
  '<form><button><',
  '<input a="',
])('a page of nothing but %s has no form that can be sent', (piece) => {
  expect(findConsentForm(piece.repeat(50_000), 'approve')).toBeUndefined();
  expect(findConsentForm(`<form><button>${piece.repeat(50_000)}`, 'approve')).toBeUndefined();
});
