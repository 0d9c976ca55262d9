import { answerTo, CLIENT_ID, CONTENT, FILE_NAME, onStage, USUAL } from './imports.ts';
import type { ImportAsked, Operation, Stage } from './imports.ts';
import { jobOf } from './job-points.ts';
import type { JobCall } from './job-points.ts';
import { JOB_REJECTS } from './job-samples.ts';
import { LANGUAGES } from './languages.ts';
import type { LanguageId } from './languages.ts';
import type { Received } from './played-app.ts';
import { does, job } from './service-judges.ts';
import { PARSED, PROJECT } from './service-world.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { NoAnswer } from '../exchange.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { StringRecord } from '../../spec/types.gen.ts';

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
const OTHERWISE: readonly RequirementId[] = [
  ...BY_ADDRESS,
  'module.request.target-languages.translations',
  'module.request.target-languages.multilingual',
];
const JOB_REQUIREMENTS: readonly RequirementId[] = [...new Set(JOB_REJECTS.map(({ breaks }) => breaks))];

/** One way to import a file, and what it lets the kit see first of all. */
interface Way {
  readonly id: string;
  readonly title: string;
  readonly called: 'module.call.import' | 'module.call.update' | 'module.call.translations';
  readonly cites: readonly RequirementId[];
  readonly asked: ImportAsked;
}

// prettier-ignore
const WAYS: readonly Way[] = [
  { id: 'import', title: 'a job with content and strings inline is sent when a file is imported', called: 'module.call.import',
    cites: JOB_REQUIREMENTS.filter((id) => !OTHERWISE.includes(id)), asked: {} },
  { id: 'by-address', title: 'a job by address gives content and strings there', called: 'module.call.import',
    cites: BY_ADDRESS, asked: { send: { content: 'url', strings: 'url' } } },
  { id: 'update', title: 'a job is sent when a file is updated', called: 'module.call.update', cites: [], asked: { operation: 'update' } },
  { id: 'translations', title: 'a job with one target language is sent when translations are uploaded', called: 'module.call.translations',
    cites: ['module.request.target-languages.translations'], asked: { operation: 'import_translations', targets: ['uk'], strings: TRANSLATED } },
  { id: 'multilingual', title: 'a job for a multilingual file has its languages', called: 'module.call.import',
    cites: ['module.request.target-languages.multilingual'], asked: { targets: ['uk', 'de'], strings: TRANSLATED } },
];

/** That a module is called, where, and with which job. */
export const requestChecks: readonly Check[] = [
  ...WAYS.map(({ id, title, called, cites, asked }) =>
    check(
      `module.request.${id}`,
      {
        title,
        cites: [called, 'module.call.address', 'module.call.only', ...cites],
        may: [...JOB_REQUIREMENTS, 'module.method', 'module.join'],
      },
      (attempt) =>
        onStage(attempt, async (stage) => {
          stage.app.reply({ body: { data: { strings: asked.strings ?? PARSED } } });
          const { calls, outcome } = await stage.importFile(asked);
          const [received] = calls;
          const strays = stage.app.strays();
          judgeAddress(attempt, stage, received ?? strays[0]);
          const came = (received ?? strays[0]) ? 'a call' : `none, and the outcome “${String(outcome)}”`;
          attempt.must(does, { requirement: called, what: 'no module is called', due: 'a call', came });
          const only = received === undefined ? [] : strays.map(({ method, path }) => `${method} ${path}`);
          attempt.judge(does, {
            requirement: 'module.call.only',
            what: 'the app is called for something else',
            due: [],
            came: only,
          });
          if (received) attempt.judge(job, await callOf(attempt, received, asked));
        }),
    ),
  ),

  check(
    'module.request.authentication',
    { title: 'a call shows who the service is', cites: ['module.service-authentication'], may: ['module.jwt-claims'] },
    (attempt) =>
      onStage(attempt, async ({ app, importFile }) => {
        app.reply({ body: { data: { strings: PARSED } } });
        const [received] = (await importFile()).calls;
        if (!received) return;
        const query = received.query.get('jwtToken') ?? '';
        const bearer = /^Bearer (\S+)$/i.exec(received.headers['authorization'] ?? '')?.[1] ?? '';
        const came = isToken(query) ? 'jwt' : isToken(bearer) ? 'jwt-bearer' : 'none';
        const due = answerTo(attempt, 'module.service-authentication');
        attempt.judge(does, {
          requirement: 'module.service-authentication',
          what: 'a call shows who the service is in another way',
          due,
          came,
        });
        if (came === 'none') return;
        const claims = JSON.parse(
          Buffer.from((came === 'jwt' ? query : bearer).split('.')[1] ?? '', 'base64url').toString('utf8'),
        ) as Record<string, unknown>;
        const missing = ['aud', 'sub', 'domain', 'module', 'context', 'iat', 'exp'].filter((name) => !(name in claims));
        const told = { missing, aud: claims['aud'], module: claims['module'] };
        attempt.judge(does, {
          requirement: 'module.jwt-claims',
          what: 'the claims of the token are others',
          due: { missing: [], aud: CLIENT_ID, module: USUAL.key },
          came: told,
        });
      }),
  ),
];

const isToken = (text: string) => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text);

/** The call came to an address that base and url make; which of the ways to join them it is, is open. */
function judgeAddress(attempt: Attempt, { app }: Stage, received: Received | undefined): void {
  if (received === undefined) return;
  const appended = `${new URL(app.baseUrl).pathname}/module-${USUAL.key}`;
  const resolved = `/module-${USUAL.key}`;
  const { path, method } = received;
  const right = path === appended || path === resolved;
  const requirement = 'module.call.address';
  attempt.judge(does, {
    requirement,
    what: 'the module is called at another address',
    due: appended,
    came: right ? appended : path,
  });
  const due = answerTo(attempt, 'module.join') === 'appended' ? appended : resolved;
  if (right)
    attempt.judge(does, {
      requirement: 'module.join',
      what: 'base and url are joined in another way',
      due,
      came: path,
    });
  attempt.judge(does, {
    requirement: 'module.method',
    what: 'the call has another method',
    due: answerTo(attempt, 'module.method'),
    came: method,
  });
}

/** What a call should have carried, with what stands at the addresses of its job. */
async function callOf(attempt: Attempt, received: Received, asked: ImportAsked): Promise<JobCall> {
  const found = jobOf(received);
  const file = found?.['file'] as { readonly contentUrl?: unknown } | undefined;
  return {
    received,
    operation: asked.operation ?? ('import' satisfies Operation),
    jobType: answerTo(attempt, 'module.job-type'),
    project: PROJECT,
    file: { id: 701, name: asked.name ?? FILE_NAME, content: asked.content ?? CONTENT },
    source: LANGUAGES.en,
    targets: (asked.targets ?? []).map((id) => LANGUAGES[id as LanguageId]),
    strings: asked.strings ?? PARSED,
    serviceTypeName: answerTo(attempt, 'module.service-type-name'),
    ...(await read(attempt, 'contentFile', file?.contentUrl)),
    ...(await read(attempt, 'stringsFile', found?.['stringsUrl'])),
  };
}

async function read<Name extends string>(
  attempt: Attempt,
  name: Name,
  url: unknown,
): Promise<Partial<Record<Name, string | null>>> {
  if (typeof url !== 'string' || !URL.canParse(url)) return {};
  try {
    // A public address: whoever reads it shows nothing of himself.
    const { response } = await attempt.target.send({ method: 'GET', url, headers: { accept: '*/*' } });
    return (response.status === 200 ? { [name]: response.body } : {}) as Partial<Record<Name, string>>;
  } catch (error) {
    if (error instanceof NoAnswer && error.code === 'not-allowed')
      return { [name]: null } as Partial<Record<Name, null>>;
    throw error;
  }
}
