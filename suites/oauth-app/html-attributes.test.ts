import { expect, test } from 'vitest';
import { hasAttribute } from './html-attributes.ts';

const PROBE = `a'" data-x=1`;

test.each([
  `<p title="${PROBE}">`,
  `<p title='${PROBE}'>`,
  `<p class=a title = "${PROBE}">`,
  `<!-- " --><br/><input value="${PROBE}" data-y>`,
  '<p\ndata-x>',
])('%s has the attribute', (html) => {
  expect(hasAttribute(html, 'data-x')).toBe(true);
});

test.each([
  `<p>${PROBE}</p>`,
  `<p title="a'&quot; data-x=1">`,
  `<p title='a&#39;" data-x=1'>`,
  `<!-- <p title="${PROBE}"> -->`,
  `<script>let text = "<p title='${PROBE}'>";</script>`,
  `<textarea><p data-x></textarea>`,
  'a < b data-x=1',
  '<p data-xy="1" title="data-x=1"',
  '<',
  '',
])('%s does not', (html) => {
  expect(hasAttribute(html, 'data-x')).toBe(false);
});

test('a long page takes no longer for what does not end in it', () => {
  expect(hasAttribute('<a b="'.repeat(200_000), 'data-x')).toBe(false);
});
