import { JSON_FORMS } from './json-forms.ts';
import type { AppType, Pkce } from '../drivers/oauth-steps.ts';
import { VERIFIER_ALPHABET } from '../drivers/pkce.ts';
import { coverPairs, describePoint } from '../kit/all-pairs.ts';
import type { Depth } from '../../run/plan.ts';
import type { Random } from '../../run/prng.ts';
import type { Point } from '../kit/all-pairs.ts';

/** Where the kit registers the redirect URLs of one app: each resembles another one. */
export const REDIRECTS = {
  plain: 'https://flow.example/callback',
  deeper: 'https://flow.example/callback/deeper',
  'in another case': 'https://flow.example/Callback',
  'with a slash at its end': 'https://flow.example/callback/',
  'with a port': 'https://flow.example:8443/callback',
  'with a query': 'https://flow.example/callback?tenant=a%20b&page=1',
  'with an encoded letter': 'https://flow.example/%D0%BA/callback',
  'of another site': 'https://flow-of-another.example/callback',
  'of this machine': 'http://127.0.0.1:51234/callback',
  'with signs': "https://flow.example/a(b)/c;d=e/~f+g,h@i:j!$&'*?a=1&a=2&b=&c+d=%2B%26&e=/?:@",
  'with an encoded slash': 'https://flow.example/a%2Fb/callback',
  'without a path': 'https://without-a-path.flow.example',
  'of this machine by IPv6': 'http://[::1]:51234/callback',
  long: `https://flow.example/${'callback/'.repeat(40)}end`,
} as const;

/** Client ids and secrets that programs often confuse or corrupt. RFC 6749 A.1 and A.2: visible ASCII characters and spaces. */
export const CREDENTIALS = {
  plain: { id: (type: AppType) => `${type}.flow`, secret: 'secret-of-the-flow' },
  // The twins of the plain one: programs that fold case, or compare beginnings, take one for the other.
  'in another case': { id: (type: AppType) => `${type}.Flow`, secret: 'Secret-Of-The-Flow' },
  'with more at their end': { id: (type: AppType) => `${type}.flow-2`, secret: 'secret-of-the-flow-2' },
  'with signs': { id: (type: AppType) => `${type}~(1)_+`, secret: 'a+b/c==&d%41e;f"g\\h<i>\'j k#l?m:n' },
  // bcrypt reads 72 bytes.
  long: { id: (type: AppType) => `${type}-${'0123456789'.repeat(5)}`, secret: `${'0123456789abcdef'.repeat(6)}-end` },
  // As numbers, 007 is 7 and 0e1 is 0e2.
  'of digits': {
    id: (type: AppType) => (type === 'public' ? '0012345679' : '0012345678'),
    secret: '0e462097431906509019562988736854',
  },
  // What some languages count as false, or as no value at all.
  'like nothing': { id: (type: AppType) => (type === 'public' ? 'null' : '0'), secret: 'undefined' },
  // Where an app has one redirect URL, programs do without the parameter.
  'of one redirect URL': { id: (type: AppType) => `${type}.with-one`, secret: 'secret-of-the-one' },
} as const;

/** The redirect URLs that an app with these credentials has registered. */
export const redirectsOf = (credentials: keyof typeof CREDENTIALS): readonly (keyof typeof REDIRECTS)[] =>
  credentials === 'of one redirect URL' ? ['plain'] : (Object.keys(REDIRECTS) as (keyof typeof REDIRECTS)[]);

/** States that programs often corrupt, beside an app's usual one. */
const STATES = {
  usual: undefined,
  none: '',
  'with signs': 'a+b c%20&d=e#f/g"h\\i;j',
  long: 'aZ9-'.repeat(120),
  'like nothing': '0',
} as const;

/** How the user decides: the page answers at once, or its form is sent. */
const CONSENTS = ['at once', 'on its page'] as const;

const SCOPES = ['all', 'all, backwards', 'one'] as const;

/** Verifiers at both ends of the allowed lengths, and one with every sign. RFC 7636 4.1. */
const VERIFIERS = {
  usual: () => undefined,
  shortest: (random: Random) => random.text(43, VERIFIER_ALPHABET),
  longest: (random: Random) => random.text(128, VERIFIER_ALPHABET),
  'with every sign': (random: Random) => `-._~${random.text(60, VERIFIER_ALPHABET)}~_.-`,
} as const satisfies Readonly<Record<string, (random: Random) => string | undefined>>;

/** What others do, or the app or the user does elsewhere, which leaves a flow as it was. */
const MEANWHILE = [
  'nothing',
  'a denial',
  'a denial by another user',
  'an approval by another user',
  'tokens of another user',
  'tokens of another app',
  'a code of another user, used twice',
  'a code of another app, used twice',
  'a refused exchange',
  'a refused renewal',
  'a refused call',
  'an invalid request',
  'another app',
  'other data',
] as const;

/** Between which steps of a flow it happens. */
export type Moment = (typeof MOMENTS)[number];
const MOMENTS = ['before the tokens', 'before the code', 'before the call', 'before the renewal'] as const;

/** What is sent a second time in the end. */
const AGAIN = ['nothing', 'the code', 'the refresh token'] as const;

/** What ways through authorization differ in. */
export const FLOW_DIMENSIONS = {
  type: ['confidential', 'public'],
  pkce: ['S256', 'plain', 'default', 'none'],
  redirect: Object.keys(REDIRECTS) as readonly (keyof typeof REDIRECTS)[],
  credentials: Object.keys(CREDENTIALS) as readonly (keyof typeof CREDENTIALS)[],
  state: Object.keys(STATES) as readonly (keyof typeof STATES)[],
  scopes: SCOPES,
  user: ['first', 'second', 'third'],
  consent: CONSENTS,
  verifier: Object.keys(VERIFIERS) as readonly (keyof typeof VERIFIERS)[],
  body: ['usual', ...JSON_FORMS.map(({ shape }) => shape)],
  meanwhile: MEANWHILE,
  moment: MOMENTS,
  again: AGAIN,
} as const;

/** One way through authorization, from the request of an app to the renewal of its tokens. */
export type FlowPoint = Point<typeof FLOW_DIMENSIONS> & { readonly type: AppType; readonly pkce: Pkce };
/** In what flows differ. */
export type Dimension = keyof typeof FLOW_DIMENSIONS;

/** A flow in which nothing is special: the control of all others. */
export const USUAL_FLOW: FlowPoint = {
  type: 'confidential',
  pkce: 'S256',
  redirect: 'plain',
  credentials: 'plain',
  state: 'usual',
  scopes: 'all',
  user: 'first',
  consent: 'at once',
  verifier: 'usual',
  body: 'usual',
  meanwhile: 'nothing',
  moment: 'before the tokens',
  again: 'nothing',
};

/** Whether nobody can go this way: a public app has to send a challenge, without which there is no verifier. */
export const isImpossible = (flow: Partial<FlowPoint>): boolean =>
  !redirectsOf(flow.credentials ?? USUAL_FLOW.credentials).includes(flow.redirect ?? USUAL_FLOW.redirect) ||
  (flow.pkce === 'none' && (flow.type === 'public' || (flow.verifier ?? 'usual') !== 'usual')) ||
  // Whom the page asks is not for a client to say.
  (flow.consent === 'on its page' && (flow.user ?? USUAL_FLOW.user) !== USUAL_FLOW.user) ||
  (flow.meanwhile === 'nothing' && (flow.moment ?? MOMENTS[0]) !== MOMENTS[0]) ||
  // Whether a confidential app may use a refresh token twice is a gap.
  (flow.type === 'confidential' && flow.again === 'the refresh token');

/** The usual flow with one value of one dimension. */
export interface SingleFlow {
  readonly shape: string;
  readonly dimension: Dimension;
  readonly flow: FlowPoint;
}

/** The usual flow with each other value of each dimension. */
export const SINGLE_FLOWS: readonly SingleFlow[] = (Object.keys(FLOW_DIMENSIONS) as Dimension[]).flatMap((dimension) =>
  FLOW_DIMENSIONS[dimension]
    .filter((value) => value !== USUAL_FLOW[dimension])
    .map((value) => ({
      shape: `${dimension}: ${value}`,
      dimension,
      flow: { ...USUAL_FLOW, [dimension]: value } as FlowPoint,
    }))
    .filter(({ flow }) => !isImpossible(flow)),
);

/** Codes and tokens may end with the data that they are about, each in its own way: flows whose data are replaced. */
export const DATA_FLOWS: readonly SingleFlow[] = MOMENTS.map((moment) => ({
  shape: 'meanwhile: other data',
  dimension: 'meanwhile',
  flow: { ...USUAL_FLOW, meanwhile: 'other data', moment },
}));

/** What flows differ in that nothing disturbs, until the browser comes back and after that. */
const UNTIL_BACK = ['type', 'pkce', 'redirect', 'credentials', 'state', 'scopes', 'user', 'consent'] as const;
const UNDISTURBED = [...UNTIL_BACK, 'verifier', 'body', 'again'] as const;
/** What flows differ in during which something else happens, with the same distinction. */
const DISTURBED_UNTIL_BACK = ['type', 'user', 'meanwhile'] as const;
const DISTURBED = [...DISTURBED_UNTIL_BACK, 'pkce', 'moment', 'again'] as const;

/** Flows in which every two values meet, but for values that fail by themselves. At depth `quick` each value occurs. */
export const pairFlows = (failed: ReadonlySet<string>, depth?: Depth): readonly FlowPoint[] =>
  cover(UNDISTURBED, failed, depth);

/** The same of flows during which something else happens. */
export const disturbedFlows = (failed: ReadonlySet<string>, depth?: Depth): readonly FlowPoint[] =>
  cover(DISTURBED, new Set([...failed, 'meanwhile: nothing']), depth);

/** The same for what a flow differs in until the browser comes back. */
export const pairRequests = (failed: ReadonlySet<string>, depth?: Depth): readonly FlowPoint[] => [
  ...cover(UNTIL_BACK, failed, depth),
  ...cover(DISTURBED_UNTIL_BACK, new Set([...failed, 'meanwhile: nothing']), depth).map((flow): FlowPoint => ({
    ...flow,
    moment: 'before the code',
  })),
];

function cover(names: readonly Dimension[], failed: ReadonlySet<string>, depth?: Depth): readonly FlowPoint[] {
  const space = Object.fromEntries(
    names.map((name) => [name, FLOW_DIMENSIONS[name].filter((value) => !failed.has(`${name}: ${value}`))]),
  );
  // Where every value of a dimension fails, no flow differs in it.
  if (names.some((name) => space[name]!.length === 0)) return [];
  return coverPairs(space, (known) => isImpossible(known as Partial<FlowPoint>), depth).map(
    (point) => ({ ...USUAL_FLOW, ...point }) as FlowPoint,
  );
}

/** The `state` of a flow; undefined for the one that an app makes up. */
export const stateOf = ({ state }: FlowPoint): string | undefined => STATES[state];

/** The verifier of a flow; undefined for the one that an app makes up. */
export const verifierOf = ({ verifier }: FlowPoint, random: Random): string | undefined => VERIFIERS[verifier](random);

/** The scopes of a flow, of those that work. */
export const scopesOf = ({ scopes }: FlowPoint, known: readonly string[]): readonly string[] =>
  scopes === 'one' ? known.slice(0, 1) : scopes === 'all' ? known : known.toReversed();

/** A flow in words. */
export const describeFlow = (flow: FlowPoint): string => describePoint(flow, USUAL_FLOW);
