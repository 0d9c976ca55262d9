import type { Side, Weight } from './judgement.ts';
import type { Role, Route } from './routes.ts';
import type { Counts, ProxyFinding, Session } from './session.ts';
import type { UnknownPath } from './unknown-paths.ts';
import { EXIT } from '../reports/exit-code.ts';
import { requirements, SOURCE_SHA256 } from '../spec/requirements/requirements.ts';
import type { Requirement, RequirementId } from '../spec/requirements/requirements.ts';

/** What a proxy found out. It saw what was sent through it, so it never says that anything conforms. */
export type ProxyVerdict = 'findings' | 'no findings' | 'nothing judged' | 'unreachable' | 'kit failed';

/** A requirement about which an exchange said something. */
export interface ReportedRequirement {
  readonly id: RequirementId;
  readonly standing: Requirement['standing'];
  readonly source: string;
  readonly says: string;
  /** How many exchanges did. */
  readonly exchanges: number;
  /** The worst finding about it; absent if none was about it. */
  readonly worst?: Weight;
}

/** The content of `proxy.json`. */
export interface ProxyResult {
  readonly format: 1;
  readonly kit: { readonly name: string; readonly version: string };
  readonly source: { readonly sha256: string };
  readonly targets: readonly { readonly roles: readonly Role[]; readonly address: string }[];
  readonly run: { readonly startedAt: string; readonly durationMs: number };
  readonly verdict: ProxyVerdict;
  readonly exitCode: number;
  readonly exchanges: Readonly<Counts>;
  /** Paths under /api/v2 that neither the source nor the target has, the most frequent first. */
  readonly unknownPaths: readonly UnknownPath[];
  /** The stated requirements about which something was seen, of those of such a target. */
  readonly seen: { readonly stated: number; readonly of: number };
  readonly requirements: readonly ReportedRequirement[];
  /** Those that fail first. */
  readonly findings: readonly ProxyFinding[];
  /** The first errors of the kit itself. */
  readonly errors: readonly string[];
}

/** What else a result needs. */
export interface ResultOptions {
  readonly kit: ProxyResult['kit'];
  readonly routes: readonly Route[];
  readonly isStrict: boolean;
  readonly now: Date;
}

const WORST: readonly Weight[] = ['fail', 'warn', 'unspecified'];

/** Adds up a session. */
export function addUp(session: Session, { kit, routes, isStrict, now }: ResultOptions): ProxyResult {
  const isApp = routes.some(({ roles }) => roles.includes('app'));
  const findings = [...session.findings].sort((one, other) => WORST.indexOf(one.weight) - WORST.indexOf(other.weight));
  const seen = session.requirements
    .map(({ id, times, worst }): ReportedRequirement => {
      const { standing, source, says } = requirements[id];
      return { id, standing, source, says, exchanges: times, ...(worst && { worst }) };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const ofTarget = Object.entries(requirements).filter(
    ([id, { standing, role }]: [string, Requirement]) =>
      standing === 'stated' && (isApp ? id.startsWith('module.') : role !== 'app' && !id.startsWith('module.')),
  );
  const verdict = decide(session, isStrict);
  return {
    format: 1,
    kit,
    source: { sha256: SOURCE_SHA256 },
    targets: routes.map(({ roles, target }) => ({ roles, address: target })),
    run: { startedAt: session.startedAt.toISOString(), durationMs: now.getTime() - session.startedAt.getTime() },
    verdict,
    exitCode: EXIT_CODES[verdict],
    exchanges: { ...session.counts },
    unknownPaths: session.unknownPaths,
    seen: { stated: seen.filter(({ standing }) => standing === 'stated').length, of: ofTarget.length },
    requirements: seen,
    findings,
    errors: session.errors.slice(0, 5),
  };
}

const EXIT_CODES: Readonly<Record<ProxyVerdict, number>> = {
  findings: EXIT.violates,
  'no findings': EXIT.conforms,
  'nothing judged': EXIT.inconclusive,
  unreachable: EXIT.unreachable,
  'kit failed': EXIT.kitFailed,
};

function decide({ findings, counts, errors, requirements: seen }: Session, isStrict: boolean): ProxyVerdict {
  if (errors.length > 0) return 'kit failed';
  if (findings.some(({ weight }) => weight === 'fail' || (isStrict && weight === 'warn'))) return 'findings';
  if (counts.seen > 0 && counts.unreachable === counts.seen) return 'unreachable';
  return seen.length === 0 ? 'nothing judged' : 'no findings';
}

const SIDES: Readonly<Record<Side, string>> = { app: 'the app', service: 'the service' };

/** The result in lines for a terminal. */
export function summarize(result: ProxyResult): readonly string[] {
  const { exchanges, findings, seen, unknownPaths, verdict } = result;
  const { judged, passedThrough, failed } = exchanges;
  return [
    ...findings.flatMap(({ weight, side, requirement, title, expected, actual, first, times, curl }) => [
      `${weight.padEnd(11)}  ${SIDES[side]}: ${title}`,
      `             ${requirement}, exchange ${first}${times > 1 ? ` and ${times - 1} more` : ''}`,
      `             expected: ${expected}`,
      ...actual.split('\n').map((line, index) => `             ${index === 0 ? 'actual:   ' : '          '}${line}`),
      `             ${curl}`,
    ]),
    `${exchanges.seen} exchanges: ${judged} judged, ${passedThrough} passed through unjudged${failed > 0 ? `, ${failed} without a whole response` : ''}.`,
    ...describeUnknownPaths(unknownPaths),
    `Something was seen of ${seen.stated} of ${seen.of} stated requirements.`,
    VERDICTS[verdict],
  ];
}

const MAX_PATHS = 5;

/** Lines about mistyped paths, which no rule judges. */
function describeUnknownPaths(paths: readonly UnknownPath[]): readonly string[] {
  if (paths.length === 0) return [];
  const more = paths.length - MAX_PATHS;
  return [
    'The source describes no such path, and the service answered 404:',
    ...paths
      .slice(0, MAX_PATHS)
      .map(({ request, times, nearest }) => `  ${request}${times > 1 ? ` (${times} times)` : ''}: ${nearest}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

/** The verdicts in words. */
export const VERDICTS: Readonly<Record<ProxyVerdict, string>> = {
  findings: 'Findings: something that was sent breaks the source.',
  'no findings': 'No findings in what was sent. `locspec verify` shows whether a target conforms.',
  'nothing judged': 'Inconclusive: nothing that the source describes was sent.',
  unreachable: 'The target could not be reached.',
  'kit failed': 'The kit itself failed to judge an exchange; see `errors` of proxy.json.',
};
