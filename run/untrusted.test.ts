import { expect, test } from 'vitest';
import {
  forHtml,
  forJson,
  forLog,
  forMarkdown,
  forMarkdownBlock,
  forMarkdownHtml,
  forShell,
  forTerminal,
  forWorkflowMessage,
  forWorkflowProperty,
  forWriter,
  printable,
  quoting,
  untrusted,
} from './untrusted.ts';

test('a terminal gets one line, cut to its maximum', () => {
  expect(forTerminal('a\r\n\tb\u2028c \u001b[2J\u202ed')).toBe('a b c \ufffd[2J\ufffdd');
  expect(forTerminal('x'.repeat(60), 60)).toBe('x'.repeat(60));
  expect(forTerminal('x'.repeat(61), 60)).toBe(`${'x'.repeat(60)}…`);
  expect(forTerminal(untrusted('x'.repeat(1_000)))).toHaveLength(501);
});

for (const command of ['::stop-commands::x', '::error::x', '##[error]x', '##vso[task.setvariable]x', '##teamcity[x]'])
  for (const before of ['', '   ', '\t', '\u001b[31m', 'fine\n', 'fine\n   ', '\u001b[31m  '])
    test(`no line of a log is the command ${command} after ${JSON.stringify(before)}`, () => {
      const text = forLog(`${before}${command}`);
      expect(text).not.toMatch(/^\s*(\u001b\[\d+m)*\s*::/m);
      expect(text).not.toMatch(/##(\[|\w+\[)/);
      expect(text).toContain(command.slice(4));
    });

test('a log keeps lines and colours, and no other sequence', () => {
  expect(forLog('\u001b[31mred\u001b[39m\n\u001b[2J\u001b]0;title\u0007 a::b')).toBe(
    '\u001b[31mred\u001b[39m\n\ufffd[2J\ufffd]0;title\ufffd a::b',
  );
});

test('a workflow command cannot be ended or continued', () => {
  expect(forWorkflowMessage('100%\n::error::x')).toBe('100%25%0A: :error::x');
  expect(forWorkflowProperty('a:b,c\n')).toBe('a%3Ab%2Cc%0A');
});

test('HTML has no element and no end of an attribute', () => {
  expect(forHtml('<img src=x onerror="a&b">')).toBe('&lt;img src=x onerror=&quot;a&amp;b&quot;&gt;');
});

test('Markdown has no link, no table, no mention and no second line', () => {
  expect(forMarkdown('[a](b) | @me\n# x')).toBe('\\[a\\]\\(b\\) \\| &\\#64;me \\# x');
  expect(forMarkdownHtml('<b>@me</b>\n- x')).toBe('&lt;b&gt;&#64;me&lt;/b&gt; - x');
});

test('a code block is not ended by what is in it', () => {
  expect(forMarkdownBlock('```\n````\n# x')[0]).toBe('`````text');
});

test('a word of a shell is one word', () => {
  expect(forShell('https://a.example/?a=1')).toBe("'https://a.example/?a=1'");
  expect(forShell("$(rm -rf /)'`")).toBe("'$(rm -rf /)'\\''`'");
  expect(forShell('plain')).toBe('plain');
});

test('JSON keeps its value', () => {
  const value = { a: '\u001b[2J\u009b\u202e\u2028é' };
  expect(forJson(value)).not.toMatch(/[\u001b\u009b\u202e\u2028]/);
  expect(JSON.parse(forJson(value))).toEqual(value);
});

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

test('what quotes an untrusted text is untrusted, and a writer of a format gets it as it is', () => {
  // @ts-expect-error: it is no string.
  const text: string = quoting`one ${untrusted('\u001b[2J')} ${2}`;
  expect(forTerminal(text)).toBe('one \ufffd[2J 2');
  expect(forWriter(text)).toBe('one \u001b[2J 2');
});
