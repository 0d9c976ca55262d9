import { BEHAVIOURS } from './hostile-targets.ts';
import { ENCODINGS } from '../run/test-encodings.ts';

/** What the kit promises to whoever runs it; the sentences stand in SECURITY.md. */
export const PROMISES = {
  addresses: 'It requests only the configured addresses.',
  bounds: 'Nothing is read without a bound, and nothing is waited for without an end.',
  honesty: 'A hostile target is no success, and no failure of the kit.',
  secrets: 'No report, stream or log holds a secret.',
  text: 'Untrusted text is shown as text.',
  files: 'A file from elsewhere is data.',
  folders: 'No folder of yours is cleared.',
  mock: 'The reference service stays within bounds.',
  pages: 'No page of another site reads or changes the reference service.',
} as const;

/** Who attacks, how, what the kit promises, and the file and a part of the test that holds it. */
export interface Attack {
  readonly by: 'service' | 'app' | 'file' | 'page' | 'client';
  readonly attack: string;
  readonly promise: keyof typeof PROMISES;
  readonly file: string;
  readonly test: string;
}

const rows = (
  by: Attack['by'],
  promise: Attack['promise'],
  file: string,
  attacks: Readonly<Record<string, string>>,
): readonly Attack[] => Object.entries(attacks).map(([attack, test]) => ({ by, promise, file, attack, test }));

const HOSTILE = 'tests/hostile-targets.test.ts';

const ofBehaviours = Object.keys(BEHAVIOURS).flatMap((title): readonly Attack[] => [
  ...rows('service', 'honesty', HOSTILE, {
    [`a service that ${title}, at the API`]: "path: '/api/v2/'",
    [`a service that ${title}, at the token endpoint`]: "path: '/oauth/token'",
  }),
  ...rows('service', 'bounds', HOSTILE, { [`a service that ${title}, before a run`]: 'the doctor of a service that' }),
  ...rows('app', 'honesty', HOSTILE, { [`an app that ${title}`]: 'an app that ${title} ends its checks' }),
  ...rows('app', 'bounds', HOSTILE, { [`a manifest that ${title}`]: 'a manifest of an app that' }),
]);

const ofEncodings = Object.keys(ENCODINGS).flatMap((encoding) =>
  rows('service', 'secrets', 'run/secrets.test.ts', { [`a secret is echoed ${encoding}`]: 'is redacted ${encoding}' }),
);

/** Every attack that is tried in the tests. */
export const ATTACKS: readonly Attack[] = [
  ...ofBehaviours,
  ...ofEncodings,
  ...rows('service', 'secrets', 'tests/canaries.test.ts', {
    'a service echoes every token, code, verifier and cookie that it has seen': 'echoes all that it has seen',
  }),
  ...rows('app', 'secrets', 'tests/canaries.test.ts', {
    'an app echoes the headers of its configuration': "'module.headers'",
    'an app echoes a password of Basic credentials': 'the password in module.headers.authorization',
    'an app echoes the parameters of its configuration': "'module.query'",
    'an app echoes its secret for tokens': "'module.jwt.secret'",
    'an app echoes the token of the call': 'the token of the call',
  }),
  ...rows('service', 'bounds', 'suites/kit/time-budget.test.ts', {
    'a service responds until nobody has time left': 'nothing is sent after the deadline of the run',
    'a service makes one check last for ever': 'a check has its own time',
    'an address stays silent on every request': 'a part of a target that stays silent',
  }),
  ...rows('service', 'bounds', 'suites/kit/rate-limit.test.ts', {
    'a service asks for a minute of waiting on every request': 'the waits for rate limits have an end',
    'a service asks for waits beyond the end of the run': 'no wait goes beyond the end of the run',
    'a service asks for an hour of waiting': 'a wait of an hour is not made',
  }),
  ...rows('service', 'addresses', 'suites/kit/exchange.test.ts', {
    'a service redirects to an address of this network': 'a redirect is returned and not followed',
  }),
  ...rows('app', 'bounds', 'suites/drivers/pattern.test.ts', {
    'a pattern repeats what repeats': '(a{9999}){9999}',
    'a pattern has texts of a billion characters': '(?:(?:a{999}){999}){999}b',
    'a pattern has one text of a hundred million': 'x{99999999}',
    'a pattern backtracks for ever': '^(a+)+$',
  }),
  ...rows('app', 'bounds', 'suites/module/manifest-time.test.ts', {
    'a manifest has thousands of slow patterns': 'thousands of slow patterns',
  }),
  ...rows('service', 'text', 'run/untrusted.test.ts', {
    'a text stops the commands of a CI service': '::stop-commands::x',
    'a text makes an error of GitHub': '::error::x',
    'a text makes an error of Azure': '##[error]x',
    'a text sets a variable of Azure': '##vso[task.setvariable]x',
    'a text speaks to TeamCity': '##teamcity[x]',
    'a text ends a workflow command and begins another': 'a workflow command cannot be ended',
    'a text clears the terminal': 'a log keeps lines and colours, and no other sequence',
    'a text writes a line of its own': 'a terminal gets one line',
    'a text has elements of HTML': 'HTML has no element',
    'a text mentions somebody in Markdown': 'Markdown has no link, no table, no mention',
    'a text ends a code block': 'a code block is not ended',
    'a text is a command of a shell': 'a word of a shell is one word',
    'a value of JSON drives a terminal': 'JSON keeps its value',
  }),
  ...rows('service', 'text', 'run/untrusted.test.ts', {
    'a text overrides the direction of a line': 'an override turns nothing around',
    'a carriage return writes over a verdict': 'a carriage return writes over nothing',
  }),
  ...rows('file', 'files', 'cli/replay.test.ts', {
    'a report names a configuration to import': 'a report from elsewhere runs none of its files',
    'a report names addresses to send secrets to': 'gets no request and no secret',
  }),
  ...rows('file', 'files', 'cli/replay-case.test.ts', {
    'a case has a path that leaves the API': 'a path that leaves the API',
    'a case has an expression that is no text': 'an expression that is no text',
    'a case has an expression without end': 'an expression without end',
    'a case has a relation of the prototype': 'a relation of the prototype',
    'a case has records without ids': 'records without ids',
    'a case has more records than any list': 'records beyond any list',
    'a case is of an unknown requirement': 'an unknown requirement',
    'a report asks for a billion generated cases': 'a billion generated cases',
  }),
  ...rows('file', 'files', 'run/read-file.test.ts', {
    'a file is larger than memory': 'a file that is too large is not',
    'a file is nested a hundred thousand levels deep': 'a value that would overflow',
    'a file is a device without end': 'what is no plain file is refused',
  }),
  ...rows('file', 'files', 'reports/stream.test.ts', {
    'a stream is one of a billion shards': 'a shard of a billion',
    'a stream has no facts': 'no facts',
    'a stream has areas of the prototype': 'an unknown area',
    'a stream has a check without an outcome': 'a check without an outcome',
    'a stream decides requirements that are none': 'an unknown requirement',
    'a stream has findings of nothing': 'a finding of nothing',
    'a stream says that more rules passed than there are': 'a self-test that is no count',
  }),
  ...rows('file', 'files', 'cli/mock.test.ts', {
    'a snapshot ends in the middle': 'that ends in the middle',
    'a snapshot has a store without apps': 'without apps',
    'a snapshot has a token that is no text': 'with a token that is no text',
    'a snapshot is of a time beyond the end of dates': 'of the time beyond the end of dates',
    'a snapshot is nested a hundred thousand levels deep': 'that is nested a hundred thousand deep',
    'a snapshot is text that drives a terminal': 'that is text',
  }),
  ...rows('service', 'bounds', 'cli/parts-of-a-run.test.ts', {
    'a service keeps a run busy': 'a run that may take two seconds ends in time',
  }),
  ...rows('file', 'folders', 'cli/report-folder.test.ts', {
    'the folder of the report is a web site': "'index.html'",
    'the folder of the report has a folder jobs': 'a folder jobs of its owner stays',
    'the folder jobs is a link': 'a linked folder jobs is unlinked',
  }),
  ...rows('client', 'mock', 'mocks/service/bounds.test.ts', {
    'an expression compares twenty thousand texts five hundred times': 'an expression that would block the service',
    'an app returns previews of megabytes': 'a preview is kept up to its bound',
    'an app with modules has no address': 'an app with modules and no address',
    'the clock moves beyond the end of dates': 'time passes up to the last date',
    'an address holds a secret': 'a secret in an address does not stand in the journal',
  }),
  ...rows('client', 'mock', 'mocks/service/bad-input.test.ts', {
    'a body is no UTF-8': 'invalid UTF-8 for a token',
    'a body is nested without end': 'a deeply nested object for a token',
    'a body has thousands of parameters': '10 000 parameters for a token',
    'a body is too large': 'two megabytes for a token',
    'an expression is nested without end': 'a deeply nested expression',
  }),
  ...rows('page', 'pages', 'mocks/service/bounds.test.ts', {
    'a page shows the consent page under its own name': 'the consent page is not served under a foreign name',
  }),
];
