import type { Finding } from './findings.ts';
import type { RequirementId } from '../spec/requirements.ts';
import type { Arming } from '../spec/run.ts';

/**
 * A pure function from something that a target did to what is wrong with it, together with the proof that it can hear:
 * inputs that it must reject, and conforming variations that it must let pass.
 */
export interface Judge<Input> {
  readonly id: string;
  /** The requirements that this input lets the judge decide. */
  readonly decides: (input: Input) => readonly RequirementId[];
  readonly judge: (input: Input) => readonly Finding[];
  /** Doctored inputs, each with the requirement that it breaks. */
  readonly rejects: readonly { readonly title: string; readonly input: Input; readonly breaks: RequirementId }[];
  /** Sound inputs, the odd but conforming ones first of all. */
  readonly accepts: readonly { readonly title: string; readonly input: Input }[];
}

/** A judge in a table of many: each is only ever given its own inputs. */
export type AnyJudge = Judge<any>;

/** Feeds every judge its own inputs. A judge is armed when it decides all of them rightly and its decisions can fail. */
export function arm(judges: readonly AnyJudge[]): Arming {
  const complaints = judges.map(deafness);
  return {
    armed: complaints.filter((list) => list.length === 0).length,
    of: judges.length,
    deaf: complaints.flat(),
  };
}

function deafness(judge: AnyJudge): string[] {
  const complaints: string[] = [];
  const decided = new Set<RequirementId>();
  const breakable = new Set<RequirementId>();
  for (const { title, input, breaks } of judge.rejects) {
    breakable.add(breaks);
    for (const id of judge.decides(input)) decided.add(id);
    const found = judge.judge(input).map((finding) => finding.requirement);
    if (!found.includes(breaks)) complaints.push(`${judge.id} lets pass: ${title}`);
    else if (!judge.decides(input).includes(breaks))
      complaints.push(`${judge.id} reports what it does not decide: ${breaks}`);
  }
  for (const { title, input } of judge.accepts) {
    for (const id of judge.decides(input)) decided.add(id);
    if (judge.judge(input).length > 0) complaints.push(`${judge.id} refuses a sound input: ${title}`);
  }
  for (const id of decided) if (!breakable.has(id)) complaints.push(`${judge.id} has no doctored input for ${id}`);
  return complaints;
}
