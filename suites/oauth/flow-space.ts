import type { AppType, Pkce } from '../drivers/oauth-steps.ts';
import { coverPairs } from '../kit/all-pairs.ts';
import type { Depth } from '../../run/plan.ts';
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
} as const;

/** States that programs often corrupt, beside an app's usual one. */
const STATES = {
  usual: undefined,
  none: '',
  'with signs': 'a+b c%20&d=e#f/g"h\\i;j',
  long: 'aZ9-'.repeat(120),
} as const;

const SCOPES = ['all', 'all, backwards', 'one'] as const;

/** What authorization requests of an app differ in. */
export const FLOW_DIMENSIONS = {
  type: ['confidential', 'public'],
  pkce: ['S256', 'plain', 'default', 'none'],
  redirect: Object.keys(REDIRECTS) as readonly (keyof typeof REDIRECTS)[],
  credentials: Object.keys(CREDENTIALS) as readonly (keyof typeof CREDENTIALS)[],
  state: Object.keys(STATES) as readonly (keyof typeof STATES)[],
  scopes: SCOPES,
  user: ['first', 'second', 'third'],
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
};

/** A public app has to send a challenge. */
export const isImpossible = ({ type, pkce }: Partial<Pick<FlowPoint, 'type' | 'pkce'>>): boolean =>
  type === 'public' && pkce === 'none';

/** The usual flow with each other value of each dimension. */
export const SINGLE_FLOWS: readonly {
  readonly shape: string;
  readonly dimension: Dimension;
  readonly flow: FlowPoint;
}[] = (Object.keys(FLOW_DIMENSIONS) as Dimension[]).flatMap((dimension) =>
  FLOW_DIMENSIONS[dimension]
    .filter((value) => value !== USUAL_FLOW[dimension])
    .map((value) => ({
      shape: `${dimension}: ${value}`,
      dimension,
      flow: { ...USUAL_FLOW, [dimension]: value } as FlowPoint,
    })),
);

/** Flows in which every two values meet, but for values that fail by themselves. At depth `quick` each value occurs. */
export function pairFlows(failed: ReadonlySet<string>, depth?: Depth): readonly FlowPoint[] {
  const { type, pkce, redirect, credentials, state, scopes, user } = FLOW_DIMENSIONS;
  const left = <Value extends string>(name: Dimension, values: readonly Value[]) =>
    values.filter((value) => !failed.has(`${name}: ${value}`));
  return coverPairs(
    {
      type: left('type', type),
      pkce: left('pkce', pkce),
      redirect: left('redirect', redirect),
      credentials: left('credentials', credentials),
      state: left('state', state),
      scopes: left('scopes', scopes),
      user: left('user', user),
    },
    isImpossible,
    depth,
  );
}

/** The `state` of a flow; undefined for the one that an app makes up. */
export const stateOf = ({ state }: FlowPoint): string | undefined => STATES[state];

/** The scopes of a flow, of those that work. */
export const scopesOf = ({ scopes }: FlowPoint, known: readonly string[]): readonly string[] =>
  scopes === 'one' ? known.slice(0, 1) : scopes === 'all' ? known : known.toReversed();

/** A flow in words. */
export const describeFlow = (flow: FlowPoint): string =>
  (Object.keys(FLOW_DIMENSIONS) as Dimension[])
    .filter((name) => flow[name] !== USUAL_FLOW[name])
    .map((name) => `${name}: ${flow[name]}`)
    .join(', ') || 'nothing special';
