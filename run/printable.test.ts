import { expect, test } from 'vitest';
import { printable } from './printable.ts';

for (const { title, text, shown } of [
  { title: 'an escape sequence loses what begins it', text: '\u001b[2Jgone', shown: '\ufffd[2Jgone' },
  { title: 'a one-character sequence too', text: '\u009b2Jgone', shown: '\ufffd2Jgone' },
  { title: 'a carriage return writes over nothing', text: 'fail\rpass', shown: 'fail\ufffdpass' },
  {
    title: 'null, bell, backspace and delete are replaced',
    text: '\u0000\u0007\u0008\u007f',
    shown: '\ufffd'.repeat(4),
  },
  { title: 'an override turns nothing around', text: '\u202agnp\u202e.exe\u202c', shown: '\ufffdgnp\ufffd.exe\ufffd' },
  { title: 'an isolate does not either', text: '\u2066a\u2067b\u2068c\u2069', shown: '\ufffda\ufffdb\ufffdc\ufffd' },
  { title: 'nor a mark of direction', text: 'a\u200eb\u200fc', shown: 'a\ufffdb\ufffdc' },
  { title: 'breaks that only some programs see are replaced', text: 'a\u2028b\u2029c', shown: 'a\ufffdb\ufffdc' },
]) {
  test(title, () => {
    expect(printable(text)).toBe(shown);
  });
}

test('tab, line feed and the letters of all languages stay', () => {
  const text = '\ta\n« Відкрити » ファイル افتح e\u0301 👩‍👩‍👧 \u00a0\u200b';
  expect(printable(text)).toBe(text);
});
