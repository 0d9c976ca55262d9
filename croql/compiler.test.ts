import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check, type Query } from './checker.ts';
import { compile, interpret, MAX_FACTORIES } from './compiler.ts';
import { EvaluationError } from './diagnostics.ts';
import { evaluate } from './evaluator.ts';
import { generateCode } from './codegen.ts';
import { defaultSemantics } from './semantics.ts';
import { rewrite, type Node } from './tree.ts';
import type { EvaluationContext } from './evaluation-context.ts';

const evaluationContext: EvaluationContext = {
  now: new Date('2024-06-15T12:00:00Z'),
  user: () => 1,
  language: (code) => code,
};

function query(text: string, semantics = {}): Query {
  const checked = check(text, { edition: 'enterprise', semantics });
  if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
  return checked.query;
}

const escapes = [
  '");globalThis.broken=true;("',
  "');globalThis.broken=true;('",
  '`${globalThis.broken=true}`',
  '\\");globalThis.broken=true;//',
  '\u2028globalThis.broken=true\u2029',
  '*/globalThis.broken=true/*',
  '__proto__',
  'constructor',
  '</script>',
];

test('no text of an expression reaches the code', () => {
  for (const semantics of [{}, { 'string-escape': 'backslash', 'string-case': 'insensitive' } as const]) {
    for (const text of escapes) {
      const literal = semantics['string-escape']
        ? `"${text.replaceAll(/["\\]/g, '\\$&')}"`
        : `"${text.replaceAll('"', '')}"`;
      const held = semantics['string-escape'] ? text : text.replaceAll('"', '');
      const asked = query(
        `identifier = ${literal} and not (text contains ${literal}) and language of (file) = ${literal}`.replace(
          ' and language of (file)',
          ' and title of file',
        ),
        semantics,
      );
      const record = { identifier: held, text: '', file: { title: held } };
      expect(compile(asked, evaluationContext)(record)).toBe(true);
      expect(compile(asked, evaluationContext)({ ...record, identifier: 'x' })).toBe(false);
      expect(generateCode(asked).body).not.toContain('broken');
      expect(generateCode(asked).body).not.toContain('proto');
    }
  }
  expect(globalThis).not.toHaveProperty('broken');
});

test('a tree whose names and signs somebody tampered with cannot run code', () => {
  const names = ['x"];globalThis.broken=true;["', '\u2028', "']", '__proto__'];
  for (const name of names) {
    const asked = query('is hidden and id of file = 7 and count of labels where (is system) > 0');
    const tree = rewrite(asked.tree, (node) =>
      node.kind === 'member' || node.kind === 'of' ? { ...node, name } : node,
    );
    const tampered = { ...asked, tree };
    expect(compile(tampered, evaluationContext)({})).toBe(evaluate(tampered, {}, evaluationContext));
  }
  const asked = query('max length + 1 > 5');
  for (const kind of ['comparison', 'arithmetic'] as const) {
    const tree = rewrite(asked.tree, (node) =>
      node.kind === kind ? ({ ...node, operator: ';globalThis.broken=true;' } as unknown as Node) : node,
    );
    expect(() => compile({ ...asked, tree }, evaluationContext)).toThrow(TypeError);
  }
  expect(globalThis).not.toHaveProperty('broken');
});

test('a record of JavaScript’s own tricks is a record like any other', () => {
  const record = JSON.parse(
    '{"__proto__": {"is hidden": true}, "constructor": 5, "text": {"other": {"a": 1}}}',
  ) as object;
  for (const text of ['is hidden', 'text = context', 'count of translations = 0', 'file with (id = 1)']) {
    const asked = query(text);
    expect(compile(asked, evaluationContext)(record as never), text).toBe(
      evaluate(asked, record as never, evaluationContext),
    );
  }
});

test('expressions that differ in their literals only share their code', () => {
  const body = (text: string) => generateCode(query(text)).body;
  expect(body('count of translations where (user = @user:"alice") > 3')).toBe(
    body('count of translations where (user = @user:"bob") > 17'),
  );
  expect(body('text = "a"')).not.toBe(body('text != "a"'));
  expect(body('text = "a"')).not.toBe(body('identifier = "a"'));
});

test('shared code keeps each expression’s own literals, context and semantics', () => {
  const first = compile(query('max length = 1 or identifier = "a"'), evaluationContext);
  const second = compile(query('max length = 2 or identifier = "b"'), evaluationContext);
  const folding = compile(
    query('max length = 2 or identifier = "B"', { 'string-case': 'insensitive' }),
    evaluationContext,
  );
  expect([1, 2].map((length) => first({ 'max length': length }))).toEqual([true, false]);
  expect([1, 2].map((length) => second({ 'max length': length }))).toEqual([false, true]);
  expect([first, second, folding].map((matches) => matches({ identifier: 'b' }))).toEqual([false, true, true]);
  const asked = query('added > \'today\' and max length = @user:"alice"');
  const record = { added: '2024-06-15 00:00:01', 'max length': 1 };
  expect(compile(asked, evaluationContext)(record)).toBe(true);
  expect(compile(asked, { ...evaluationContext, now: new Date('2024-06-16T12:00:00Z') })(record)).toBe(false);
  expect(compile(asked, { ...evaluationContext, user: () => 2 })(record)).toBe(false);
});

test('a tree that takes the place of another is compiled anew', () => {
  const asked = query('is hidden and is visible');
  const tree = rewrite(asked.tree, (node) => (node.kind === 'logic' ? { ...node, operator: 'or' } : node));
  const record = { 'is hidden': true };
  expect(compile(asked, evaluationContext)(record)).toBe(false);
  expect(compile({ ...asked, tree }, evaluationContext)(record)).toBe(true);
});

test('code for more shapes than are kept still answers', () => {
  // Each number in binary digits is a shape of its own.
  const shape = (number: number) => [...number.toString(2)].map((digit) => ['is hidden', 'is visible'][Number(digit)]);
  for (let number = 2; number < MAX_FACTORIES + 20; number++) {
    if (!compile(query(shape(number).join(' or ')), evaluationContext)({ 'is visible': true }))
      throw new Error(String(number));
  }
  expect(compile(query('is visible or is hidden'), evaluationContext)({ 'is visible': true })).toBe(true);
});

test('a count is compared exactly, however early the loop ends', () => {
  const record = { labels: [{ id: 1 }, { id: 1 }, { id: 2 }, null, 'junk'] };
  const records = [record, {}, { labels: [] }, { labels: [{ id: 1 }] }];
  for (const sign of ['=', '!=', '>', '>=', '<', '<=']) {
    for (const number of ['0', '1', '2', '3', '1.5', '-1']) {
      for (const text of [
        `count of labels where (id = 1) ${sign} ${number}`,
        `${number} ${sign} count of labels where (id = 1)`,
        `count of labels where (not id = 2) ${sign} ${number}`,
      ]) {
        const asked = query(text);
        for (const each of records) {
          expect(compile(asked, evaluationContext)(each), text).toBe(evaluate(asked, each as never, evaluationContext));
        }
      }
    }
  }
  for (const predicate of ['id > 0', 'id = 1', 'not is system']) {
    for (const text of [
      `count of labels = count of labels where (${predicate})`,
      `count of labels where (${predicate}) != count of labels`,
      `count of comments = count of labels where (${predicate})`,
      `count of labels where (id = 1) = count of labels where (${predicate})`,
      `count of labels where (id = 1) where (${predicate}) = count of labels where (id = 1)`,
    ]) {
      const asked = query(text);
      for (const each of [...records, { comments: [{}], labels: [{ id: 1 }] }]) {
        expect(compile(asked, evaluationContext)(each), text).toBe(evaluate(asked, each as never, evaluationContext));
      }
    }
  }
});

test('an unknown mention is refused before any record, where it is an error', () => {
  const nobody: EvaluationContext = { ...evaluationContext, user: () => undefined, language: () => undefined };
  for (const [text, of] of [
    ['is hidden or max length = @user:"zoe"', 'user'],
    ['count of translations where (language = @language:"zoe") > 0', 'language'],
  ] as const) {
    const asked = query(text, { 'unknown-mention': 'error' });
    const start = text.indexOf('@');
    const diagnostics = [{ span: { start, end: text.indexOf('"zoe"') + 5 }, code: 'unknown-mention', of, name: 'zoe' }];
    for (const ask of [
      () => compile(asked, nobody),
      () => interpret(asked, nobody),
      () => evaluate(asked, { 'is hidden': true }, nobody),
    ]) {
      try {
        ask();
        throw new Error('not refused');
      } catch (error) {
        expect(error).toBeInstanceOf(EvaluationError);
        expect((error as EvaluationError).diagnostics).toEqual(diagnostics);
      }
    }
  }
});

test('dates that a record spells oddly are compared as the evaluator does', () => {
  const dates = [
    '2024-02-29 12:30:00',
    '2024-02-30 00:00:00',
    '2024-02-29T12:30:00Z',
    '2024-02-29T12:30:00+02:00',
    '9999-99-99 99:99:99',
    '2024-02-29x12:30:00',
    '',
    null,
    5,
    undefined,
  ];
  const literals = ["'2024-02-29 12:30:00'", "'2024-02-29T12:30:00.500Z'", "'2024-02-29'", "'today'"];
  for (const sign of ['=', '!=', '>', '>=', '<', '<=']) {
    for (const literal of literals) {
      for (const text of [
        `added ${sign} ${literal}`,
        `${literal} ${sign} added`,
        `added between ${literal} and '2024-03-01'`,
        `added between '2024-01-01' and ${literal}`,
      ]) {
        for (const semantics of [
          {},
          { 'date-zone': 'Europe/Berlin' },
          { today: 'now' },
          { today: 'whole-day' },
          { 'between-bounds': 'swapped' },
          { 'between-bounds': 'excluded' },
        ] as const) {
          const asked = query(text, semantics);
          for (const added of dates) {
            if (compile(asked, evaluationContext)({ added }) !== evaluate(asked, { added }, evaluationContext))
              throw new Error(`${text} of ${added}`);
          }
        }
      }
    }
  }
});

test('where no code may be made of strings, closures answer', () => {
  const program = `
    import { check, compile } from ${JSON.stringify(new URL('./croql.ts', import.meta.url).href)};
    let allowed = true;
    try { new Function('') } catch { allowed = false }
    const { query } = check('count of translations where (user = @user:"a") > 0');
    const matches = compile(query, { now: new Date(), user: () => 1, language: (code) => code });
    console.log([allowed, matches({ translations: [{ user: 1 }] }), matches({ translations: [{ user: 2 }] })].join(' '));
  `;
  const root = fileURLToPath(new URL('..', import.meta.url));
  const run = spawnSync(
    process.execPath,
    ['--disallow-code-generation-from-strings', '--import', 'tsx', '--input-type=module', '-e', program],
    { cwd: root, encoding: 'utf8' },
  );
  expect(run.stderr).toBe('');
  expect(run.stdout.trim()).toBe('false true false');
});

test('the kit’s own semantics are complete', () => {
  expect(Object.values(defaultSemantics).every((answer) => typeof answer === 'string')).toBe(true);
});
