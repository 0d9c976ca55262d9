import { returnsNoCode } from './approval-rules.ts';
import { validRequest } from './authorization.ts';
import { requiresChallenge } from './challenge-rule.ts';
import { approveAs, buildFlowRequest } from './flow-requests.ts';
import { CREDENTIALS, describeFlow, FLOW_DIMENSIONS, isImpossible, USUAL_FLOW } from './flow-space.ts';
import type { FlowPoint } from './flow-space.ts';
import { findFailedValues } from './flow-steps.ts';
import { INVALID_REQUESTS } from './invalid-requests.ts';
import type { InvalidShape } from './invalid-requests.ts';
import { listKinds, readKind, working } from './mistakes.ts';
import { ATTACKER, redirectsToRegisteredOnly } from './redirect-rules.ts';
import { decide } from '../drivers/consent.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import { coverPairs } from '../kit/all-pairs.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

/** Mistakes that need no control, as an empty parameter does, and that change a parameter instead of repeating it. */
const MISTAKES = new Map(
  INVALID_REQUESTS.filter(({ id }) => id !== 'empty-parameter' && id !== 'given-twice').map(
    (row) => [row.id, row] as const,
  ),
);
const WITHOUT_CHALLENGE: InvalidShape = {
  shape: 'no challenge',
  changes: { code_challenge: undefined, code_challenge_method: undefined },
};
const MISSING_CHALLENGE = 'missing-challenge';
/** A challenge method says something only beside a challenge. */
const isAboutChallenge = (id: string) => id === MISSING_CHALLENGE || id === 'other-challenge-method';

const change = ({ changes }: InvalidShape, parameters: Parameters): Parameters => ({
  ...parameters,
  ...(typeof changes === 'function' ? changes(parameters) : changes),
});

/** The client ids that the kit registers for flows: to name one of them is no mistake. */
const REGISTERED = new Set(
  Object.values(CREDENTIALS).flatMap(({ id }) => FLOW_DIMENSIONS.type.map((type) => id(type))),
);
const namesAnother = (shape: InvalidShape, { client_id }: Parameters): boolean => {
  const changed = change(shape, { client_id })['client_id'];
  return changed !== client_id && changed !== undefined && REGISTERED.has(changed);
};

/** Whether a mistake cannot be made in a request of this kind. */
const cannotHappen = ({
  mistake,
  type,
  pkce,
  credentials,
}: Partial<Pick<FlowPoint, 'type' | 'pkce' | 'credentials'>> & { readonly mistake?: string }): boolean => {
  if (mistake === MISSING_CHALLENGE && type === 'confidential') return true;
  if (mistake !== undefined && isAboutChallenge(mistake) && pkce === 'none') return true;
  return mistake === 'missing-redirect-uri' && credentials === 'of one redirect URL';
};

/** The redirect URLs that an app has not registered, and that take nobody to it. */
const ELSEWHERE = [`https://${ATTACKER}/callback`, `https://${ATTACKER}/?next=1`, `http://${ATTACKER}/`] as const;

/** Each mistake in requests of every kind, and beside a redirect URL that is not registered. */
export const requestMistakeChecks: readonly Check[] = [
  check(
    'oauth.mistakes.request',
    {
      title: 'no mistake in an authorization request is overlooked, whatever the app, its redirect URL and its user',
      cites: [
        ...new Set([...MISTAKES.values()].map(({ requirement }) => requirement)),
        'oauth.authorize.challenge-required',
      ],
    },
    async (context) => {
      const failed = await findFailedValues(context);
      const points = coverPairs(
        {
          mistake: [...MISTAKES.keys(), MISSING_CHALLENGE],
          kind: listKinds(failed),
          redirect: working('redirect', failed),
          credentials: working('credentials', failed),
          user: working('user', failed),
        },
        ({ kind, ...point }) => {
          const request = { ...point, ...(kind && readKind(kind)) };
          return cannotHappen(request) || isImpossible(request);
        },
        context.target.plan.depth,
      ).map(({ kind, mistake, ...point }) => ({ mistake, flow: { ...USUAL_FLOW, ...point, ...readKind(kind) } }));
      const send = async (flow: FlowPoint, shape: InvalidShape) => {
        const asked = await buildFlowRequest(context, flow);
        return approveAs(context, flow, change(shape, asked.parameters));
      };
      for (const [id, { requirement, despite, shapes }] of MISTAKES) {
        const own = points.flatMap(({ mistake, flow }, turn) => {
          const client_id = CREDENTIALS[flow.credentials].id(flow.type);
          const fitting = shapes.filter(
            (shape) => (shape.only ?? flow.type) === flow.type && !namesAnother(shape, { client_id }),
          );
          const shape = fitting[turn % fitting.length];
          return mistake === id && shape
            ? [{ shape: `${shape.shape}, ${describeFlow(flow)}`, wrong: shape, flow }]
            : [];
        });
        if (own.length > 0)
          await context.judgeEach(returnsNoCode(requirement), own, async ({ wrong, flow }) => ({
            arrival: await send(flow, wrong),
            despite,
          }));
      }
      const own = points.filter(({ mistake }) => mistake === MISSING_CHALLENGE);
      await context.judgeEach(
        requiresChallenge,
        own.map(({ flow }) => ({ shape: `no challenge, ${describeFlow(flow)}`, flow })),
        ({ flow }) => send(flow, WITHOUT_CHALLENGE),
      );
    },
  ),

  check(
    'oauth.mistakes.elsewhere',
    {
      title: 'no mistake in an authorization request takes the browser to a URL that is not registered',
      cites: ['oauth.authorize.redirect-uri-registered'],
    },
    async (context) => {
      const rows: { shape: string; parameters: Parameters; registered: readonly string[]; unregistered: string }[] = [];
      for (const type of ['confidential', 'public'] as const) {
        const valid = await validRequest(context, type).catch((error: unknown) => {
          if (error instanceof PreconditionFailed) return undefined;
          throw error;
        });
        if (valid === undefined) continue;
        const shapes = [...MISTAKES.values()].flatMap((row) => (row.id === 'missing-redirect-uri' ? [] : row.shapes));
        for (const [turn, shape] of [WITHOUT_CHALLENGE, ...shapes].entries()) {
          const unregistered = ELSEWHERE[turn % ELSEWHERE.length]!;
          rows.push({
            shape: `${shape.shape} of a ${type} app`,
            parameters: { ...change(shape, valid.parameters), redirect_uri: unregistered },
            ...{ registered: valid.app.redirectUris, unregistered },
          });
        }
      }
      if (rows.length === 0) throw new PreconditionFailed('no valid request brings a code');
      for (const decision of ['approve', 'deny'] as const)
        await context.judgeEach(
          redirectsToRegisteredOnly,
          rows.map((row) => ({ ...row, shape: `${row.shape}, ${decision}` })),
          async ({ parameters, registered, unregistered }) => ({
            arrival: await decide(context.target, decision, parameters),
            ...{ registered, unregistered: [unregistered] },
          }),
        );
    },
  ),
];
