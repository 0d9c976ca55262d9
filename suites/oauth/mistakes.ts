import { EXCHANGE_CONTROLS } from './exchange-controls.ts';
import { approveAs, buildFlowRequest, obtainFlowTokens } from './flow-requests.ts';
import { findFailedValues } from './flow-steps.ts';
import { describeFlow, FLOW_DIMENSIONS, isImpossible, USUAL_FLOW } from './flow-space.ts';
import type { FlowPoint } from './flow-space.ts';
import { INVALID_EXCHANGES } from './invalid-exchanges.ts';
import type { InvalidExchange, ValidExchange } from './invalid-exchanges.ts';
import { makeInvalid, resembling, sendWrong } from './invalid-grants.ts';
import type { InvalidShape } from './invalid-grants.ts';
import { INVALID_REFRESHES } from './invalid-refreshes.ts';
import { refusesToken } from './token-rules.ts';
import { requestToken } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import { exchangeFields, refreshFields } from '../drivers/oauth-steps.ts';
import type { AppType } from '../drivers/oauth-steps.ts';
import { coverPairs } from '../kit/all-pairs.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { Depth } from '../../run/plan.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Invalid code exchanges by their ids. */
export const EXCHANGES: ReadonlyMap<string, InvalidExchange> = new Map(INVALID_EXCHANGES.map((row) => [row.id, row]));
const REFRESHES = new Map(INVALID_REFRESHES.map((row) => [row.id, row]));
const requirementsOf = (rows: Iterable<{ readonly requirement: RequirementId }>) => [
  ...new Set([...rows].map(({ requirement }) => requirement)),
];

/** Redirect URLs whose twins are registered as well. */
const SOME_REDIRECTS: readonly FlowPoint['redirect'][] = ['plain', 'deeper', 'with a query'];

/** Whether a mistake is made with something of another code in flight. */
const needsOther = ({ requirement }: Pick<InvalidExchange, 'requirement'>) =>
  requirement === 'oauth.token.verifier-checked';

/**
 * The shape of this turn: each time another one, so that all of them have their turn. Throws {@link PreconditionFailed}
 * where there is none: a valid request must not be sent as an invalid one.
 */
function takeTurn(shapes: readonly InvalidShape[], turn: number): InvalidShape {
  const shape = shapes[turn % shapes.length];
  if (shape === undefined) throw new PreconditionFailed('the valid request cannot be made invalid');
  return shape;
}

/** Whether a mistake cannot be made in a flow of this type and with this kind of challenge. */
export const cannotBeMade = (
  { types, ways }: InvalidExchange,
  { type, pkce }: Partial<Pick<FlowPoint, 'type' | 'pkce'>>,
): boolean =>
  isImpossible({ ...(type && { type }), ...(pkce && { pkce }) }) ||
  (type !== undefined && !types.includes(type)) ||
  (pkce !== undefined && !ways.includes(pkce));

/** A valid exchange of a flow, with another code of the same app in flight where a mistake is made with it. */
export async function prepareFlow(context: CheckContext, flow: FlowPoint, hasOther: boolean): Promise<ValidExchange> {
  const other = await buildFlowRequest(context, flow);
  if (hasOther) await approveAs(context, flow, other.parameters);
  const asked = await buildFlowRequest(context, flow);
  const { to } = await approveAs(context, flow, asked.parameters);
  const code = to?.searchParams.get('code');
  if (!code) throw new PreconditionFailed(`an approved request brings no code (${describeFlow(flow)})`);
  return { fields: exchangeFields(asked, code), asked, otherVerifier: other.verifier ?? '', context };
}

/** The values of a dimension that work by themselves. */
export const working = <Name extends keyof typeof FLOW_DIMENSIONS>(name: Name, failed: ReadonlySet<string>) =>
  (FLOW_DIMENSIONS[name] as readonly FlowPoint[Name][]).filter((value) => !failed.has(`${name}: ${value}`));

/** The kinds of flows that work: types of apps with their challenges. */
export const listKinds = (failed: ReadonlySet<string>): readonly string[] =>
  working('type', failed).flatMap((type) =>
    working('pkce', failed).flatMap((pkce) => (isImpossible({ type, pkce }) ? [] : [`${type} ${pkce}`])),
  );
/** The type and the challenge of such a kind. */
export const readKind = (kind: string): Pick<FlowPoint, 'type' | 'pkce'> => {
  const [type, pkce] = kind.split(' ') as [FlowPoint['type'], FlowPoint['pkce']];
  return { type, pkce };
};

/** Controls of a mistake besides its own: where no secret is needed beside a verifier, a wrong one proves nothing. */
const CONTROLS_OF: Readonly<Record<string, readonly string[]>> = { 'wrong-secret': ['verifier-as-secret'] };

/** Whether a mistake proves something at this target. */
export const passesControl = (context: CheckContext, id: string, type: AppType): Promise<boolean> =>
  Promise.resolve(EXCHANGE_CONTROLS[id]?.(context, type)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof PreconditionFailed) return false;
      throw error;
    },
  );

/** The mistakes that mean something at this target: where a field is not needed at all, its values prove nothing. */
async function listMistakes(context: CheckContext): Promise<readonly string[]> {
  const meaningful: string[] = [];
  for (const { id, types } of INVALID_EXCHANGES) {
    let isMeaningful = true;
    for (const control of CONTROLS_OF[id] ?? [id])
      for (const type of types) isMeaningful &&= await passesControl(context, control, type);
    if (isMeaningful) meaningful.push(id);
  }
  return meaningful;
}

/** A request with mistakes, and what it must not violate. */
interface Attempt {
  readonly shape: string;
  readonly requirement: RequirementId;
  readonly send: () => Promise<{ readonly exchange: Exchange; readonly despite: string }>;
}

/** Judges requests by requirement, so that those that show the same become one finding. */
async function judgeAttempts(context: CheckContext, attempts: readonly Attempt[]): Promise<void> {
  for (const requirement of requirementsOf(attempts)) {
    const own = attempts.filter((attempt) => attempt.requirement === requirement);
    await context.judgeEach(refusesToken(requirement), own, ({ send }) => send());
  }
}

/** The credentials that a comparison of bytes, digits or decoded texts confuses. */
const CONFUSED = ['with signs', 'long', 'of digits'] as const;

/** What identifies an app at the token endpoint, and the credentials of which it is tried. */
const LIKE_CREDENTIALS = [
  { requirement: 'oauth.token.secret-checked', field: 'client_secret', renews: false, of: CONFUSED },
  { requirement: 'oauth.refresh.secret-checked', field: 'client_secret', renews: true, of: CONFUSED },
  { requirement: 'oauth.token.code-bound-to-client', field: 'client_id', renews: false, of: ['of digits'] },
] as const satisfies readonly {
  readonly requirement: RequirementId;
  readonly field: string;
  readonly renews: boolean;
  readonly of: readonly FlowPoint['credentials'][];
}[];

/** The number of shapes of a mistake that every kind of flow is tried with. */
const PLAIN_SHAPES: Readonly<Record<Depth, number>> = { quick: 1, default: 3, deep: Infinity };

/** Each mistake in flows of every kind, and two mistakes at once. */
export const mistakeChecks: readonly Check[] = [
  check(
    'oauth.mistakes.exchange',
    {
      title: 'no mistake in a code exchange is overlooked, whatever the flow',
      cites: requirementsOf(INVALID_EXCHANGES),
    },
    async (context) => {
      const failed = await findFailedValues(context);
      // Type and challenge together are one dimension: what is checked of one kind of flow is often forgotten for another.
      const points = coverPairs(
        {
          mistake: await listMistakes(context),
          kind: listKinds(failed),
          redirect: working('redirect', failed).filter((kind) => SOME_REDIRECTS.includes(kind)),
          credentials: working('credentials', failed),
          user: working('user', failed),
          consent: working('consent', failed),
        },
        ({ mistake, kind, ...point }) => {
          const flow = { ...point, ...(kind && readKind(kind)) };
          return isImpossible(flow) || (mistake !== undefined && cannotBeMade(EXCHANGES.get(mistake)!, flow));
        },
        context.target.plan.depth,
      ).map(({ kind, ...point }) => ({ ...point, ...readKind(kind) }));
      const attempts = points.map(({ mistake, ...point }, turn): Attempt => {
        const { requirement, despite, shapes } = EXCHANGES.get(mistake)!;
        const flow = { ...USUAL_FLOW, ...point };
        const send = async () => {
          const valid = await prepareFlow(context, flow, needsOther({ requirement }));
          const wrong = takeTurn(shapes(valid), turn);
          const exchange = await sendWrong(context.target, valid.fields, wrong);
          return { exchange, despite: `${despite} (${wrong.shape})` };
        };
        return { shape: `${mistake}, ${describeFlow(flow)}`, requirement, send };
      });
      await judgeAttempts(context, attempts);
    },
  ),

  check(
    'oauth.mistakes.kinds',
    {
      title: 'no mistake in a code exchange is overlooked for one type of app with one kind of challenge',
      cites: requirementsOf(INVALID_EXCHANGES),
    },
    async (context) => {
      const kinds = listKinds(await findFailedValues(context)).map(readKind);
      const attempts: Attempt[] = [];
      for (const mistake of await listMistakes(context)) {
        const row = EXCHANGES.get(mistake)!;
        const { requirement, despite, shapes } = row;
        for (const kind of kinds.filter((one) => !cannotBeMade(row, one))) {
          const flow = { ...USUAL_FLOW, ...kind };
          const plain = shapes(await prepareFlow(context, flow, false)).slice(
            0,
            PLAIN_SHAPES[context.target.plan.depth ?? 'default'],
          );
          for (const [index, { shape }] of plain.entries())
            attempts.push({
              shape: `${mistake} ${index + 1}, ${describeFlow(flow)}`,
              requirement,
              send: async () => {
                const prepare = () => prepareFlow(context, flow, needsOther({ requirement }));
                const { valid, wrong } = await makeInvalid(prepare, shapes, shape);
                const exchange = await sendWrong(context.target, valid.fields, wrong);
                return { exchange, despite: `${despite} (${wrong.shape})` };
              },
            });
        }
      }
      await judgeAttempts(context, attempts);
    },
  ),

  check(
    'oauth.mistakes.credentials',
    {
      title: 'no text is taken for another client id or secret, whatever characters they have',
      cites: requirementsOf(LIKE_CREDENTIALS),
    },
    async (context) => {
      const failed = await findFailedValues(context);
      const attempts: Attempt[] = [];
      for (const { requirement, field, renews, of } of LIKE_CREDENTIALS) {
        for (const credentials of of.filter((kind) => working('credentials', failed).includes(kind))) {
          const flow = { ...USUAL_FLOW, credentials };
          const prepare = async (): Promise<Parameters> => {
            if (!renews) return (await prepareFlow(context, flow, false)).fields;
            const { app, refresh } = await obtainFlowTokens(context, flow, 0);
            return refreshFields(app, refresh);
          };
          for (const { shape, changes } of resembling(field, (await prepare())[field] ?? '', context.random))
            attempts.push({
              shape: `${shape}, ${describeFlow(flow)}`,
              requirement,
              send: async () => ({
                exchange: await requestToken(context.target, { ...(await prepare()), ...changes }),
                despite: `it is not ${shape.split(':')[0]}`,
              }),
            });
        }
      }
      await judgeAttempts(context, attempts);
    },
  ),

  check(
    'oauth.mistakes.two',
    {
      title: 'two mistakes in a code exchange do not make up for each other',
      cites: requirementsOf(INVALID_EXCHANGES),
    },
    async (context) => {
      await findFailedValues(context);
      const rows = (await listMistakes(context)).map((id) => EXCHANGES.get(id)!);
      const pairs = rows.flatMap((one, index) => rows.slice(index + 1).map((two) => [one, two] as const));
      const attempts = pairs.flatMap(([one, two], turn): Attempt[] => {
        const flow = findFlow(one, two, turn);
        if (flow === undefined) return [];
        const send = async () => {
          const valid = await prepareFlow(context, flow, [one, two].some(needsOther));
          const wrong = [one, two].map(({ shapes }) => takeTurn(shapes(valid), turn));
          const exchange = await sendWrong(context.target, valid.fields, ...wrong);
          return { exchange, despite: `${one.despite}, and ${two.despite}` };
        };
        // Either is reason enough to refuse: they take turns in being the one that is named.
        const { requirement } = turn % 2 === 0 ? one : two;
        return [{ shape: `${one.id} and ${two.id}`, requirement, send }];
      });
      await judgeAttempts(context, attempts);
    },
  ),

  check(
    'oauth.mistakes.refresh',
    {
      title: 'no mistake in a renewal is overlooked, at the first one or later',
      cites: requirementsOf(INVALID_REFRESHES),
    },
    async (context) => {
      const failed = await findFailedValues(context);
      const points = coverPairs(
        {
          mistake: INVALID_REFRESHES.map(({ id }) => id),
          type: working('type', failed),
          pkce: working('pkce', failed),
          credentials: working('credentials', failed),
          user: working('user', failed),
          renewals: ['0', '1', '2'],
        },
        ({ mistake, type, pkce }) =>
          (type === 'public' && pkce === 'none') ||
          (mistake !== undefined && type !== undefined && !REFRESHES.get(mistake)!.types.includes(type)),
        context.target.plan.depth,
      );
      const attempts = points.map(({ mistake, renewals, ...point }, turn): Attempt => {
        const { requirement, despite, shapes } = REFRESHES.get(mistake)!;
        const flow = { ...USUAL_FLOW, ...point };
        const send = async () => {
          const { app, access, refresh } = await obtainFlowTokens(context, flow, Number(renewals));
          const fields = refreshFields(app, refresh);
          const wrong = takeTurn(shapes({ app, access, fields, random: context.random }), turn);
          const exchange = await sendWrong(context.target, fields, wrong);
          return { exchange, despite: `${despite} (${wrong.shape})` };
        };
        return { shape: `${mistake} after ${renewals} renewals, ${describeFlow(flow)}`, requirement, send };
      });
      await judgeAttempts(context, attempts);
    },
  ),
];

/** A flow in which both mistakes can be made, each in a field of its own. */
function findFlow(one: InvalidExchange, two: InvalidExchange, turn: number): FlowPoint | undefined {
  if (one.field === two.field) return undefined;
  const flows = FLOW_DIMENSIONS.type.flatMap((type) =>
    FLOW_DIMENSIONS.pkce.map((pkce) => ({ ...USUAL_FLOW, type, pkce })),
  );
  const possible = flows.filter((flow) => !cannotBeMade(one, flow) && !cannotBeMade(two, flow));
  return possible[turn % possible.length];
}
