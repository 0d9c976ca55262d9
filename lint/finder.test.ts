import { describe, expect, test } from 'vitest';
import { HOLE } from './host-text.ts';
import { lintText } from './lint.ts';

/** What is found: the texts, with `◻` for each part that only the running program knows. */
const findTexts = (name: string, file: string) =>
  lintText(name, file).expressions.map(({ host }) => host.text.replaceAll(HOLE, '◻'));

/** How it was found, and for which records. */
const findWays = (name: string, file: string) =>
  lintText(name, file).expressions.map(({ by, context, edition }) => [by, context, edition].filter(Boolean).join(', '));

// prettier-ignore
const FOUND: readonly (readonly [name: string, file: string, texts: readonly string[]])[] = [
  // Names
  ['a.ts', `const croql = 'is hidden';`, ['is hidden']],
  ['a.ts', `const untranslatedCroql: string = "is hidden"`, ['is hidden']],
  ['a.ts', `export const CROQL_QUERY = 'is hidden', other = 'x';`, ['is hidden']],
  ['a.ts', `params['croql'] = 'is hidden';`, ['is hidden']],
  ['a.ts', `url.searchParams.set('croql', 'is hidden');`, ['is hidden']],
  ['a.ts', `run(['string', 'list', '--croql', 'is hidden'])`, ['is hidden']],
  ['a.ts', `const croql = all ? 'is hidden' : 'is duplicate';`, ['is hidden', 'is duplicate']],
  ['a.ts', `const croql = given ?? 'is hidden'`, ['is hidden']],
  ['a.ts', `const croql = (all\n  ? 'is hidden'\n  : 'is duplicate')\nnext('x')`, ['is hidden', 'is duplicate']],
  ['a.ts', `const re = /['"]/g; const croql = 'is hidden'; // don't`, ['is hidden']],
  ['a.tsx', `const a = <p>It isn't</p>;\nconst croql = 'is hidden';`, ['is hidden']],
  ['a.py', `croql = 'is hidden' if all else 'is duplicate'`, ['is hidden', 'is duplicate']],
  ['a.py', `CROQL: str = (\n  'is hidden '\n  'and is duplicate'\n)\nname = 'x'`, ['is hidden and is duplicate']],
  ['a.py', `croql = 'is hidden'\nname = 'x'`, ['is hidden']],
  ['a.php', `<p>Don't</p><?php $croql = 'is hidden'; ?><p>isn't</p>`, ['is hidden']],
  ['a.go', `const croql string = \`is hidden\``, ['is hidden']],
  ['a.go', `q.Set("croql", "is hidden")`, ['is hidden']],
  ['a.java', `char c = '"'; String croql = """\n  is hidden\n  """;`, ['\n  is hidden\n  ']],
  ['a.rb', `croql = <<~TEXT\n  is hidden\nTEXT\nname = 'x'`, ['  is hidden\n']],
  ['a.rb', `query = { croql: %q(is hidden), limit: 1 }`, ['is hidden']],
  ['a.rb', `croql: "is hidden " \\\n  "and is duplicate",`, ['is hidden and is duplicate']],
  ['a.cs', `string croql = """is hidden""";`, ['is hidden']],
  ['a.sh', `CROQL="is hidden" # isn't`, ['is hidden']],
  ['a.sh', `crowd string list --croql='is hidden' --verbose`, ['is hidden']],
  ['a.sh', `crowd string list --croql "is hidden"`, ['is hidden']],
  ['a.yml', `croql: is hidden # all\nname: x`, ['is hidden']],
  ['a.yml', `croql: >-\n  is hidden\n  and is duplicate\nname: x`, ['is hidden\n  and is duplicate']],
  ['a.yaml', `run: |\n  curl "https://x/strings?croql=is%20hidden"`, ['is hidden']],
  ['a.yaml', `run: crowd string list --croql 'is hidden'`, ['is hidden']],
  ['a.json', `{ "croql": "is hidden", "x": 1 }`, ['is hidden']],
  ['a.md', 'Text\n```js\nconst croql = "is hidden";\n```\n', ['is hidden']],
  ['a.md', '- list\n  ```yaml\n  croql: is hidden\n  ```\n', ['is hidden']],
  ['a.md', '~~~croql\nis hidden\n~~~\n', ['is hidden']],
  // Parts that only the running program knows
  ['a.ts', 'const croql = `id of file = ${file.id} and is hidden`;', ['id of file = ◻ and is hidden']],
  ['a.ts', 'const croql = `is hidden ${all ? `and ${x("}")}` : ""}`;', ['is hidden ◻']],
  ['a.ts', `const croql = 'id of file = ' + file.id(1)[2] + ' and is hidden';`, ['id of file = ◻ and is hidden']],
  ['a.ts', `const croql = 'is hidden' + (all ? ' and is duplicate' : '');`, ['is hidden◻']],
  ['a.ts', `croql += ' and is hidden';`, ['◻ and is hidden']],
  ['a.py', `croql = f'id of file = {file["id"]} and text = "{{x}}"'`, ['id of file = ◻ and text = "{x}"']],
  ['a.py', `list_strings(croql='id of file = %d' % file)`, ['id of file = %d']],
  ['a.py', `croql = 'id of file = {}'.format(file)`, ['id of file = {}']],
  ['a.php', `<?php $croql = "id of file = {$file->id} and text = \\"$text\\"";`, ['id of file = ◻ and text = "◻"']],
  ['a.php', `<?php $croql = 'id of file = ' . $file . ' and is hidden';`, ['id of file = ◻ and is hidden']],
  ['a.php', `<?php $croql = sprintf('id of file = %d', $file);`, ['id of file = %d']],
  ['a.go', `Options{CroQL: fmt.Sprintf("id of file = %d", id)}`, ['id of file = %d']],
  ['a.rb', `croql = "user = @user:\\"#{login}\\" and is pre translated"`, ['user = @user:"◻" and is pre translated']],
  ['a.cs', `var croql = $"id of file = {id:N0} and text = \\"{text}\\"";`, ['id of file = ◻ and text = "◻"']],
  ['a.java', `.setCroql("id of file = " + id + " and is hidden");`, ['id of file = ◻ and is hidden']],
  ['a.sh', `CROQL="id of file = $ID and text = \\"\${TEXT}\\""`, ['id of file = ◻ and text = "◻"']],
  // Code in a text
  ['a.sh', 'IDS=$(crowd string list --plain --croql="identifier contains \\"$key\\"")', ['identifier contains "◻"']],
  ['a.sh', 'for id in `curl "https://x/strings?croql=is%20hidden"`; do echo; done', ['is hidden']],
  ['a.sh', 'A="$(curl -G --data-urlencode "croql=is hidden" $URL)" B="x"', ['is hidden']],
  ['a.ts', "const text = `Found ${(await api.listTerms(1, { croql: 'user = 1' })).length} terms`;", ['user = 1']],
  ['a.py', `print(f"{len(api.list_terms(1, croql='user = 1'))} terms")`, ['user = 1']],
  // Addresses
  ['a.ts', `get('/projects/1/strings?croql=is+hidden&limit=5')`, ['is hidden']],
  ['a.ts', "get(`/strings?limit=5&croql=${encodeURIComponent('is hidden')}`)", ['is hidden']],
  ['a.ts', "get(`/strings?croql=${encodeURIComponent('is hidden')}&limit=${limit}`)", ['is hidden']],
  ['a.ts', `get(base + '/strings?croql=' + encodeURIComponent('is hidden') + '&limit=5')`, ['is hidden']],
  ['a.py', `get(f"https://x/strings?croql={quote('is hidden')}")`, ['is hidden']],
  ['a.php', `<?php get('https://x/strings?croql=' . urlencode('is hidden') . '&limit=5');`, ['is hidden']],
  ['a.go', `http.Get(base + "/strings?croql=" + url.QueryEscape("is hidden"))`, ['is hidden']],
  // The value of a variable that is set once
  ['a.ts', `const query = 'is hidden';\nlist({ croql: query });`, ['is hidden']],
  ['a.ts', `const query: string = 'is hidden';\nfunction f() { return list({ croql: query.trim() + x, a: list({ croql: query }) }); }`, ['is hidden']],
  ['a.ts', "const q = `id = ${id}`;\nget(`/strings?croql=${encodeURIComponent(q)}`); get('/terms?croql=' + encodeURIComponent(q));", ['id = ◻']],
  ['a.py', `query = "is hidden"\nget("https://x/strings", params={"croql": query})`, ['is hidden']],
  ['a.py', `query = "is hidden"\nget(f"https://x/strings?croql={quote(query)}")`, ['is hidden']],
  ['a.go', `query := "is hidden"\nOptions{CroQL: query}`, ['is hidden']],
  ['a.ts', `let query = 'is hidden';\nif (all) query = 'is duplicate';\nlist({ croql: query });`, []],
  ['a.ts', `let query = 'is hidden';\nquery += more;\nlist({ croql: query });`, []],
  ['a.ts', `const query = 'is hidden';\nconst f = (query) => list({ croql: query });`, []],
  ['a.ts', `function f() { const query = 'is hidden'; }\nfunction g() { return list({ croql: query }); }`, []],
  ['a.ts', `list({ croql: query });\nconst query = 'is hidden';`, []],
  ['a.py', `def f(query="is hidden"):\n    get("https://x", params={"croql": query})`, []],
  ['a.ts', "get(`/strings?croql=id%20of%20file%20%3D%20${id}`)", ['id of file = ◻']],
  ['a.sh', `curl https://x/api/v2/projects/1/strings?croql=is%20hidden`, ['is hidden']],
  // Functions that return one
  ['a.ts', `function hiddenCroql(id: number): string {\n  if (id > 1) {\n    return 'is hidden';\n  }\n  return \`id of file = \${id}\`;\n}`, ['is hidden', 'id of file = ◻']],
  ['a.ts', `const hiddenCroql = (id) => \`id = \${id}\`, x = 'a = b';`, ['id = ◻']],
  ['a.ts', `const o = { buildCroql: async id => { return 'is hidden'; }, name: 'a = b' };`, ['is hidden']],
  ['a.ts', `class A { get croql() { return 'is hidden'; } name() { return 'a = b'; } }`, ['is hidden']],
  ['a.ts', `// croql: translation\nfunction open(id) {\n  return 'user = 1';\n}`, ['user = 1']],
  ['a.ts', `/* croql: glossary-term */\nexport const open = (id: number): string =>\n  \`user = \${id}\`;`, ['user = ◻']],
  ['a.py', `def hidden_croql(id: int) -> str:\n    if id:\n        return f'id = {id}'\n    return 'is hidden'\n\ndef name():\n    return 'a = b'`, ['id = ◻', 'is hidden']],
  ['a.py', `# croql: translation\ndef open():\n    return 'user = 1'`, ['user = 1']],
  ['a.php', `<?php class A { public function hiddenCroql(int $id): string { return "id = $id"; } }`, ['id = ◻']],
  ['a.go', `func (f *Filter) HiddenCroql(id int) string {\n\tif id > 1 {\n\t\treturn "is hidden"\n\t}\n\treturn fmt.Sprintf("id = %d", id)\n}`, ['is hidden', 'id = %d']],
  ['a.java', `static String hiddenCroql(long id) throws Exception { return "id = " + id; }`, ['id = ◻']],
  ['a.rb', `def hidden_croql(id)\n  "id = #{id}"\nend\n\ndef name\n  "a = b"\nend`, ['id = ◻']],
  ['a.cs', `string HiddenCroql(int id) => $"id = {id}";`, ['id = ◻']],
  // Attributes of JSX
  ['a.tsx', `<List croql="text = &quot;a&quot; and max length &gt; 1" />`, ['text = "a" and max length > 1']],
  ['a.jsx', "<List limit={5} croql={all ? `id = ${id}` : 'is hidden'}>It's</List>", ['id = ◻', 'is hidden']],
  // Commands
  ['a.sh', `npx locspec@1 croql check --context translation 'user = 1' 2>/dev/null`, ['user = 1']],
  ['a.sh', `locspec croql diff --json "id = $ID" \\\n  'id = 1' | jq .`, ['id = ◻', 'id = 1']],
  ['package.json', `{ "scripts": { "croql": "locspec croql eval --data d.json 'text = \\"a\\"' && x" } }`, ['text = "a"']],
  ['a.yml', `jobs:\n  steps:\n    - run: "npx locspec croql check 'is hidden'"\n    - run: npx locspec croql check 'is duplicate'`, ['is hidden', 'is duplicate']],
  ['.gitlab-ci.yml', `test:\n  script:\n    - npx locspec croql check 'is hidden'`, ['is hidden']],
  ['a.md', "```console\n$ locspec croql check 'is hidden'\n```\n", ['is hidden']],
  // Texts that are none
  ['a.ts', `function validateCroql(q) { return 'a = b expected'; } const isCroql = (q) => 'a = b';`, []],
  ['a.ts', `function buildCroql(ids) { const all = ids.map(function (id) { return 'or id = ' + id; }); return all.join(' = '); }`, []],
  ['a.ts', `function stateCroql() { return ' and text = "a"'; } const x = { buildCroql(a) { items.map(() => { return 'a = b' }); } };`, []],
  ['a.ts', `const croqlOf = { croql: (q) => \`const croql = f'\${q} > 1'\` }, withCroql = (q) => \`/api?croql=\${q}&x=1\`;`, []],
  ['a.ts', `const hintCroql = () => 'The value has to be = or contain a text.';`, []],
  ['a.ts', `// croql: the list\nif (a) { return 'a = b'; }`, []],
  ['a.ts', `const croql={a: 'x = y'}, other={'croql':{'b': 'x = y'}}; croql={['a']: 'x = y'};`, []],
  ['a.go', `if validCroql(x) { return "a = b" }`, []],
  ['a.py', `def build_croql(ids):\n    def one(id):\n        return 'and id = ' + id\n    return join(one, ids)`, []],
  ['a.sh', `locspec croql check - < a.croql; locspec croql lint src; croql check 'a = b'; locspec croql eval --file a.croql`, []],
  ['a.json', `{ "hint": "Run locspec croql check 'a = b' first", "croql": { "run": 1 } }`, []],
  ['a.ts', `const o = { name: 'croql', croql: 'Filter strings by a CroQL expression' };`, []],
  ['a.ts', `const labels = { croql: 'CroQL' }, x = { croql: '' };`, []],
  ['a.ts', `if (filter === 'croql') return 'advanced'; switch (x) { case 'croql': return 'a = b'; }`, []],
  ['a.ts', `const croqlError = 'text = wrong'; setCroqlLabel('a = b');`, []],
  ['a.ts', `const croql = parts.join(' = '); const b = validateCroql(a, 'x = y');`, []],
  ['a.ts', `const keys = ['limit', 'croql', 'filter'];`, []],
  ['a.ts', `croql = a === 'x = y' ? build() : undefined;`, []],
  ['a.ts', `// croql: the query\nconst a = 'text';`, []],
  ['a.go', `{&Options{CroQL: "croql", Filter: "filter"}, "croql=croql&limit=10"}`, []],
  ['a.py', `"""Lists strings.\n\n?croql= filters them, as croql = 'hidden things'\n"""\nx = 1`, []],
  ['a.py', `parser.add_argument("--croql", action="store_true", help="text = x")`, []],
  ['a.lua', `vim.bo.formatoptions = "croql"`, []],
  ['a.json', `{ "croql": { "type": "string", "description": "a = b" } }`, []],
  ['a.sh', `# vim: fo=croql\necho "Use ?croql= to filter"`, []],
  ['a.md', 'Use `croql=hidden` in text.', []],
];

describe('texts are found', () => {
  for (const [name, file, texts] of FOUND) {
    test(`${name}: ${file}`, () => {
      expect(findTexts(name, file)).toEqual(texts);
    });
  }
});

// prettier-ignore
const WAYS: readonly (readonly [name: string, file: string, way: string])[] = [
  ['a.ts', `const croql = 'is hidden';`, 'name'],
  ['a.ts', `f(/* croql: translation */ 'user = 1')`, 'comment, translation'],
  ['a.ts', `// croql: glossary-term enterprise\nconst query = 'user = 1';`, 'comment, glossary-term, enterprise'],
  ['a.ts', `// croql: tm-segment\nget('/x', { croql: 'user = 1' });`, 'comment, tm-segment'],
  ['a.ts', `// croql: glossary-term\nconst croql = all ? 'user = 1' : build();`, 'comment, glossary-term'],
  ['a.ts', "const q = croql`is hidden`;", 'tag'],
  ['a.ts', "const q = croql.glossaryTerm`user = 1`;", 'tag, glossary-term'],
  ['a.ts', "const q = croql({ context: 'tm-segment' })`user = 1`;", 'tag, tm-segment'],
  ['a.ts', `api.listTerms(1, { croql: 'user = 1' });`, 'list call, glossary-term'],
  ['a.ts', `api.listLanguageTranslations(1, 'uk', '', 1, 25, 0, '', 0, 'user = 1');`, 'list call, translation'],
  ['a.ts', `get(\`/projects/\${id}/languages/uk/translations\`, { params: { croql: 'user = 1' } });`, 'list call, translation'],
  ['a.ts', `fetch(\`\${base}/tms/1/segments?croql=user%20%3D%201\`);`, 'query string, tm-segment'],
  ['a.java', `api.listSourceStrings(1L, null, null, null, null, "is hidden", null, null, 5, 0);`, 'list call, source-string'],
  ['a.java', `ListTermsParams.builder().croql("user = 1").build()`, 'list call, glossary-term'],
  ['a.php', `<?php $c->sourceString->list(1, ['croql' => 'is hidden']);`, 'list call, source-string'],
  ['a.php', `<?php $c->list(1, ['croql' => 'is hidden']);`, 'name'],
  ['a.go', `c.SourceStrings.List(ctx, 1, &model.SourceStringsListOptions{CroQL: "is hidden"})`, 'list call, source-string'],
  ['a.cs', `c.Glossaries.ListTerms(1, new TermsListParams { CroQL = "user = 1" })`, 'list call, glossary-term'],
  ['a.sh', `curl -G https://x/api/v2/tms/1/segments --data-urlencode 'croql=user = 1'`, 'query string, tm-segment'],
  ['a.py', `# croql: translation\nQUERY = "user = 1"`, 'comment, translation'],
  ['a.md', '```croql translation\nuser = 1\n```', 'code block, translation'],
  ['a.yml', `# croql: translation\nquery: user = 1`, 'comment, translation'],
  ['a.croql', 'is hidden', 'file'],
  ['a.ts', `// croql: translation\nfunction open() {\n  return 'user = 1';\n}`, 'comment, translation'],
  ['a.ts', `const openCroql = () => 'is hidden';`, 'function'],
  ['a.sh', `locspec croql check --edition=enterprise --context translation 'user = 1'`, 'command, translation, enterprise'],
  ['a.sh', `locspec croql check 'is hidden'`, 'command, source-string, hosted'],
  ['b.translation.croql', 'user = 1', 'file, translation'],
];

describe('what leads to a text says what it filters', () => {
  for (const [name, file, way] of WAYS) {
    test(`${name}: ${file}`, () => {
      expect(findWays(name, file)).toEqual([way]);
    });
  }
});

test('a comment right before a text is about that text, and one before a choice about each of its texts', () => {
  expect(findWays('a.ts', `f(/* croql: translation */ 'user = 1', { croql: 'is hidden' })`)).toEqual([
    'comment, translation',
    'name',
  ]);
  expect(findWays('a.ts', `// croql: translation\nconst croql = all ? 'user = 1' : 'user = 2';`)).toEqual([
    'comment, translation',
    'comment, translation',
  ]);
});

describe('a place in the text is a place in the file', () => {
  // prettier-ignore
  for (const [name, file] of [
    ['a.ts', `const croql = 'text = \\'x\\' and \\u0061b > WRONG';`],
    ['a.ts', "const croql = `id of file = ${a + `${b}`} and WRONG > 1`;"],
    ['a.ts', `const croql = "is hidden" + x +\n  " and WRONG > 1";`],
    ['a.ts', `get('/x?croql=is%20hidden%20and%20text%20%3D%20%22%C3%A9%22%20and%20WRONG%20%3E%201')`],
    ['a.cs', `var croql = @"text = ""x"" and WRONG > 1";`],
    ['a.yml', `croql: |\n  is hidden\n  and WRONG > 1`],
    ['a.yml', `croql: 'text = "it''s" and WRONG > 1'`],
    ['a.sh', `crowd --croql='is hidden'" and WRONG > 1"`],
    ['a.md', '> ```croql\n> is hidden and\n> ```\n\n```yaml\ncroql: WRONG > 1\n```'],
    ['a.tsx', `<List croql="text = &quot;x&quot; and WRONG > 1" />`],
    ['a.json', `{ "scripts": { "x": "locspec croql check 'text = \\"x\\" and WRONG > 1'" } }`],
    ['a.yml', `run: "locspec croql check 'text = \\"x\\" and WRONG > 1'"`],
    ['a.rb', `croql = <<~TEXT\n  is hidden\n  and WRONG > 1\nTEXT`],
  ] as const) {
    test(`${name}: ${file}`, () => {
      const places = lintText(name, file).problems.map(({ span }) => file.slice(span.start, span.end));
      expect(places).toContain('WRONG');
    });
  }
});
