import { RECORDS } from './import-space.ts';
import { JOB_REQUIREMENTS, jobRules } from './job-rules.ts';
import { readJob } from './read-job.ts';
import type { ReadJob } from './read-job.ts';
import { hasResult, isJoinedAddress } from './service-rules.ts';
import { importDataset, PARSED, PROJECT } from '../drivers/import-fixtures.ts';
import { readAddress, readResolution, CLIENT_ID, CONTENT, FILE_NAME, withApp, USUAL } from '../drivers/imports.ts';
import type { ImportOptions, Operation, ImportContext } from '../drivers/imports.ts';
import { LANGUAGES } from '../drivers/languages.ts';
import type { LanguageId } from '../drivers/languages.ts';
import { parseJob } from '../drivers/played-app.ts';
import type { ReceivedRequest, SimulatedCall } from '../drivers/played-app.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { attempt, PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { Language, StringRecord } from '../../spec/schemas/types.gen.ts';

const TRANSLATED: readonly StringRecord[] = [
  {
    uniqId: 't1',
    identifier: 'parsed.one',
    text: 'Parsed one',
    translations: { uk: { text: 'Один', status: 'approved' } },
  },
  {
    uniqId: 't2',
    identifier: 'parsed.two',
    text: 'Parsed two',
    translations: { uk: { text: 'Два', status: 'translated' } },
  },
];

const BY_ADDRESS: readonly RequirementId[] = [
  'module.request.file.content-url',
  'module.request.strings-url',
  'module.request.strings-url.lines',
];
/** What only a job by address or with target languages shows. */
const SHOWN_OTHERWISE: readonly RequirementId[] = [
  ...BY_ADDRESS,
  'module.request.target-languages.translations',
  'module.request.target-languages.multilingual',
];

/** One way to import a file, and the requirements that it shows. */
interface ImportRow {
  readonly id: string;
  readonly title: string;
  readonly requirement: 'module.call.import' | 'module.call.update' | 'module.call.translations';
  readonly cites: readonly RequirementId[];
  readonly asked: ImportOptions;
}

// prettier-ignore
const IMPORTS: readonly ImportRow[] = [
  { id: 'import', title: 'a job with content and strings inline is sent when a file is imported', requirement: 'module.call.import',
    cites: JOB_REQUIREMENTS.filter((id) => !SHOWN_OTHERWISE.includes(id)), asked: {} },
  { id: 'by-address', title: 'a job by address gives content and strings there', requirement: 'module.call.import',
    cites: BY_ADDRESS, asked: { send: { content: 'url', strings: 'url' } } },
  { id: 'update', title: 'a job is sent when a file is updated', requirement: 'module.call.update', cites: [], asked: { operation: 'update' } },
  { id: 'translations', title: 'a job with one target language is sent when translations are uploaded', requirement: 'module.call.translations',
    cites: ['module.request.target-languages.translations'], asked: { operation: 'import_translations', targets: ['uk'], strings: TRANSLATED } },
  { id: 'multilingual', title: 'a job for a multilingual file has its languages', requirement: 'module.call.import',
    cites: ['module.request.target-languages.multilingual'], asked: { targets: ['uk', 'de'], strings: TRANSLATED } },
];

const OTHER_CONTENT = '{ "parsed.one": "Changed" }\n';
const BY_URL = { content: 'url', strings: 'url' } as const;

/** One file, imported and changed, under another name, and back. */
const CHANGES: readonly ImportOptions[] = [
  { send: BY_URL },
  { send: BY_URL, operation: 'update', content: OTHER_CONTENT },
  { send: BY_URL, operation: 'update', content: OTHER_CONTENT, strings: PARSED.slice(1) },
  { operation: 'update' },
  { operation: 'update', name: 'locspec-renamed.json' },
  { send: BY_URL, operation: 'update' },
];

/** Strings of which something is empty that a string record needs. Source, "String record", "Translation entry". */
const EMPTIED: ImportOptions = {
  operation: 'import_translations',
  targets: ['uk'],
  strings: [
    { uniqId: 'e1', identifier: 'emptied.text', text: '' },
    { uniqId: 'e2', identifier: 'emptied.forms', text: { one: '', other: '' }, hasPlurals: true },
    {
      uniqId: 'e3',
      identifier: 'emptied.translation',
      text: 'Translated',
      translations: { uk: { text: '', status: 'untranslated' } },
    },
  ],
};

/** Source languages of one plural category, of six, of three, and of a region. */
const SOURCE_LANGUAGES = ['ja', 'ar', 'he', 'pt-BR'] as const satisfies readonly LanguageId[];

/** The languages of the dataset, of which some have another name and other rules. */
const CHANGED_LANGUAGES: Readonly<Record<LanguageId, Language>> = {
  ...LANGUAGES,
  en: { ...LANGUAGES.en, name: 'English of the sea', locale: 'en-SC' },
  uk: { ...LANGUAGES.uk, name: 'Ukrainian of the hills', pluralRules: '(n==1 ? 0 : n==2 ? 1 : 2)' },
};

/** When a module is called, at which address, and with which job. */
export const requestChecks: readonly Check[] = [
  // First: a target that calls an app where it was calls none of the apps of the other checks.
  check(
    'module.call.moved',
    { title: 'an app that has moved is called where it is', cites: ['module.call.address'] },
    (context) =>
      withApp(context, async (old) => {
        if (context.target.plan.reach)
          throw new Unsupported('the target reaches one address of the kit, and this needs two', {
            code: 'one-public-address',
          });
        // An app that has been nowhere else, with a module that no other has.
        const own = { clientId: `${CLIENT_ID}-of-an-app-that-moves` };
        const modules = [{ ...USUAL, key: 'moving' }];
        try {
          await old.register([]);
          await old.register(modules, own);
          old.app.reply({ body: { data: { strings: PARSED } } });
          if ((await old.importFile({ fileId: 791 })).calls.length === 0)
            throw new PreconditionFailed('no module was called');
          const before = old.app.calls.length;
          await withApp(context, async ({ app, importFile, register }) => {
            await register([]);
            await register(modules, own);
            app.reply({ body: { data: { strings: PARSED } } });
            const { calls } = await importFile({ fileId: 792 });
            context.judge(hasResult('module.call.address'), {
              what: 'an app that has moved is called where it was',
              expected: { 'where it was': 0, 'where it is': 1 },
              actual: { 'where it was': old.app.calls.length - before, 'where it is': calls.length },
            });
          });
        } finally {
          await old.register([], own).catch(() => undefined);
        }
      }),
  ),
  check(
    'module.call.query',
    { title: 'the path and the query of a module’s url are part of its address', cites: ['module.call.address'] },
    (context) =>
      withApp(context, async (imports) => {
        const query = { mode: 'a b', sort: '1+1/2', last: 'é' };
        const callAt = async (place: string, path: string) => {
          await imports.register([{ key: 'query', place, signaturePatterns: { fileName: '^locspec-query\\.json$' } }]);
          imports.app.reply({ body: { data: { strings: PARSED } } });
          const before = imports.app.otherRequests().length;
          const { calls } = await imports.importFile({ name: 'locspec-query.json' });
          const received = calls[0] ?? imports.app.otherRequests()[before];
          if (received === undefined) throw new PreconditionFailed('no module was called');
          context.judge(hasResult('module.call.address'), {
            what: 'the path of the url of a module does not arrive',
            expected: `/module-${path}`,
            // How it is joined with the address of the app is open.
            actual: received.path.endsWith(`/module-${path}`) ? `/module-${path}` : received.path,
          });
          return received;
        };
        const path = 'of/four/parts.v2/module-query';
        const received = await callAt(`${path}?${new URLSearchParams(query).toString()}`, path);
        await callAt('with-a-slash/', 'with-a-slash/');
        const actual = Object.fromEntries(Object.keys(query).map((name) => [name, received.query.get(name)]));
        context.judge(hasResult('module.call.address'), {
          what: 'the query of the url of a module does not arrive',
          ...{ expected: query, actual },
        });
      }),
  ),
  ...IMPORTS.map(({ id, title, requirement, cites, asked }) =>
    check(
      `module.request.${id}`,
      {
        title,
        cites: [requirement, 'module.call.address', 'module.call.only', ...cites],
        mayFind: [...JOB_REQUIREMENTS, 'module.method', 'module.join', 'module.selection.file-name'],
      },
      (context) =>
        withApp(context, async (imports) => {
          imports.app.reply({ body: { data: { strings: asked.strings ?? PARSED } } });
          const { calls, outcome } = await imports.importFile(asked);
          const [received] = calls;
          const strays = imports.app.otherRequests();
          judgeAddress(context, imports, received ?? strays[0]);
          const actual = (received ?? strays[0]) ? 'a call' : `none, and the outcome “${String(outcome)}”`;
          if (actual !== 'a call' && (await isCalledByContent(imports, asked)))
            context.require(hasResult('module.selection.file-name'), {
              what: 'no module is called for the name that its pattern matches',
              expected: 'a call',
              actual: 'a call for the content alone',
            });
          context.require(hasResult(requirement), { what: 'no module is called', expected: 'a call', actual });
          const only = received === undefined ? [] : strays.map(({ method, path }) => `${method} ${path}`);
          context.judge(hasResult('module.call.only'), {
            what: 'the app gets another call',
            expected: [],
            actual: only,
          });
          if (!received) return;
          const read = await readCall(context, received, asked);
          context.judge(jobRules, read);
          judgeOrganization(context, read, 'hosted');
        }),
    ),
  ),

  check(
    'module.request.changed-file',
    { title: 'a file that has changed is sent as it is now', cites: BY_ADDRESS, mayFind: JOB_REQUIREMENTS },
    (context) =>
      withApp(context, async (imports) => {
        imports.app.reply({ body: { data: { strings: PARSED } } });
        for (const asked of CHANGES) {
          const [received] = (await imports.importFile(asked)).calls;
          if (!received) throw new PreconditionFailed('no module was called');
          context.judge(jobRules, await readCall(context, received, asked));
        }
        // Whether a string without a text is sent is open; one that is sent is a string record.
        const [emptied] = (await attempt(imports.importFile(EMPTIED)))?.calls ?? [];
        if (emptied)
          context.judge(
            jobRules.filter(({ requirement }) => requirement === 'module.request.string-record'),
            await readCall(context, emptied, EMPTIED),
          );
      }),
  ),

  check(
    'module.request.changed-languages',
    {
      title: 'languages that have changed are sent as they are now',
      cites: ['module.language.name', 'module.language.plural-rules'],
      mayFind: JOB_REQUIREMENTS,
    },
    (context) =>
      withApp(context, async (imports) => {
        imports.app.reply({ body: { data: { strings: PARSED } } });
        const asked: ImportOptions = { targets: ['uk', 'de'], strings: TRANSLATED };
        for (const languages of [LANGUAGES, CHANGED_LANGUAGES]) {
          // The last time a language of two letters comes after those of its regions.
          const rows = Object.values(languages);
          const inOrder = languages === LANGUAGES ? rows : rows.toReversed();
          await context.target.load({ ...importDataset(), languages: inOrder });
          await imports.register([USUAL]);
          const [received] = (await imports.importFile(asked)).calls;
          if (!received) throw new PreconditionFailed('no module was called');
          context.judge(jobRules, await readCall(context, received, asked, languages));
        }
      }),
  ),

  check(
    'module.request.source-languages',
    {
      title: 'a job has the source language of its project, whatever plural categories that has',
      cites: ['module.request.source-language', 'module.language.plural-category-names'],
      mayFind: JOB_REQUIREMENTS,
    },
    (context) =>
      withApp(context, async (imports) => {
        const dataset = importDataset();
        const [project, ...others] = dataset.projects!;
        for (const [turn, sourceLanguageId] of SOURCE_LANGUAGES.entries()) {
          const strings = RECORDS.plurals(`source-${sourceLanguageId}.`, [], sourceLanguageId);
          const asked: ImportOptions = { project: { ...PROJECT, sourceLanguageId }, fileId: 760 + turn, strings };
          imports.app.reply({ body: { data: { strings } } });
          await context.target.load({
            ...dataset,
            projects: [{ ...project!, sourceLanguageId, targetLanguageIds: ['en'] }, ...others],
          });
          await imports.register([USUAL]);
          const [received] = (await imports.importFile(asked)).calls;
          if (!received) throw new PreconditionFailed('no module was called');
          context.judge(jobRules, await readCall(context, received, asked));
        }
      }),
  ),

  check(
    'module.request.authentication',
    {
      title: 'a call authenticates the service',
      cites: ['module.service-authentication'],
      mayFind: ['module.jwt-claims'],
    },
    (context) =>
      withApp(context, async ({ app, importFile }) => {
        app.reply({ body: { data: { strings: PARSED } } });
        const [received] = (await importFile()).calls;
        if (!received) throw new PreconditionFailed('no module was called');
        const query = received.query.get('jwtToken') ?? '';
        const bearer = /^Bearer (\S+)$/i.exec(received.headers['authorization'] ?? '')?.[1] ?? '';
        const actual = isToken(query) ? 'jwt' : isToken(bearer) ? 'jwt-bearer' : 'none';
        const expected = readResolution(context, 'module.service-authentication');
        context.judge(hasResult('module.service-authentication'), {
          what: 'a call authenticates the service in another way',
          expected,
          actual,
        });
        if (actual === 'none') return;
        const claims = JSON.parse(
          Buffer.from((actual === 'jwt' ? query : bearer).split('.')[1] ?? '', 'base64url').toString('utf8'),
        ) as Record<string, unknown>;
        const missing = ['aud', 'sub', 'domain', 'module', 'context', 'iat', 'exp'].filter((name) => !(name in claims));
        const told = { missing, aud: claims['aud'], module: claims['module'] };
        context.judge(hasResult('module.jwt-claims'), {
          what: 'the claims of the token are wrong',
          expected: { missing: [], aud: CLIENT_ID, module: USUAL.key },
          actual: told,
        });
      }),
  ),
];

/** Whether a module that has no pattern for the name is called, where one with such a pattern is not. */
async function isCalledByContent({ register, importFile }: ImportContext, asked: ImportOptions): Promise<boolean> {
  await register([{ key: USUAL.key, signaturePatterns: { fileContent: 'parsed' } }]);
  return (await importFile(asked)).calls.length > 0;
}

/** The organization of the first job of the run, by edition. */
const organizations = sessionKey(() => new Map<Edition, unknown>());

/** Judges whether the organization of a job is that of the first job of its edition. */
export function judgeOrganization(context: CheckContext, { job }: ReadJob, edition: Edition): void {
  const known = context.target.session.get(organizations);
  const organization = job?.['organization'];
  if (!known.has(edition)) known.set(edition, organization);
  context.judge(hasResult('module.request.organization'), {
    what: `an import has another organization than one before it in the ${edition} edition`,
    expected: known.get(edition),
    actual: organization,
  });
}

const isToken = (text: string) => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text);

/** Judges address and method of a call. The source leaves open how base address and url are joined. */
function judgeAddress(context: CheckContext, { app }: ImportContext, received: ReceivedRequest | undefined): void {
  if (received === undefined) return;
  const appended = `${new URL(app.baseUrl).pathname}/module-${USUAL.key}`;
  const resolved = `/module-${USUAL.key}`;
  const { path, method } = received;
  if (context.judge(isJoinedAddress, { path, appended, resolved }).length === 0) {
    const expected = readResolution(context, 'module.join') === 'appended' ? appended : resolved;
    context.judge(hasResult('module.join'), { what: 'base and url are joined in another way', expected, actual: path });
  }
  context.judge(hasResult('module.method'), {
    what: 'the call has another method',
    expected: readResolution(context, 'module.method'),
    actual: method,
  });
}

/** A call with what it should have carried, and the content at the addresses of its job. */
export async function readCall(
  context: CheckContext,
  { linked, ...received }: SimulatedCall,
  asked: ImportOptions,
  languages: Readonly<Record<LanguageId, Language>> = LANGUAGES,
): Promise<ReadJob> {
  const found = parseJob(received);
  const { sourceLanguageId, ...project } = asked.project ?? PROJECT;
  const file = found?.['file'] as { readonly contentUrl?: unknown } | undefined;
  return readJob({
    received,
    operation: asked.operation ?? ('import' satisfies Operation),
    jobType: readResolution(context, 'module.job-type'),
    project,
    file: { id: asked.fileId ?? 701, name: asked.name ?? FILE_NAME, content: asked.content ?? CONTENT },
    source: languages[sourceLanguageId],
    targets: (asked.targets ?? []).map((id) => languages[id as LanguageId]),
    strings: asked.strings ?? PARSED,
    serviceTypeName: readResolution(context, 'module.service-type-name'),
    ...(await fetchContent(context, linked, 'contentFile', file?.contentUrl)),
    ...(await fetchContent(context, linked, 'stringsFile', found?.['stringsUrl'])),
  });
}

async function fetchContent<Name extends string>(
  { target }: CheckContext,
  linked: SimulatedCall['linked'],
  name: Name,
  url: unknown,
): Promise<Partial<Record<Name, string | null>>> {
  if (typeof url !== 'string' || !URL.canParse(url)) return {};
  const text = linked.has(url) ? linked.get(url) : await readAddress(target, url);
  return (text === undefined ? {} : { [name]: text }) as Partial<Record<Name, string | null>>;
}
