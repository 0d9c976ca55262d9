import { byId } from './dom.js';

/**
 * @import { ReportedFinding } from '../conformance.ts'
 * @import { PageData, PageFinding, PageRequirement } from '../html.ts'
 */

/** What this page shows. */
export const data = /** @type {PageData} */ (JSON.parse(byId('result').textContent ?? ''));

/** @type {ReadonlyMap<string, PageRequirement>} */
export const requirementsById = new Map(data.requirements.map((requirement) => [requirement.id, requirement]));

/** Findings by their requirement, those with the worst status first. */
export const findingsByRequirement = (() => {
  /** @type {Map<string, PageFinding[]>} */
  const groups = new Map();
  for (const finding of data.findings) {
    const group = groups.get(finding.requirement);
    if (group) group.push(finding);
    else groups.set(finding.requirement, [finding]);
  }
  return groups;
})();

/**
 * The exchanges and the counterexample of a finding. They are most of the file, so they are parsed when they are shown.
 *
 * @param {PageFinding} finding
 * @returns {ReportedFinding['evidence']}
 */
export function evidenceOf(finding) {
  return JSON.parse(byId(`evidence-${finding.number}`).textContent ?? '');
}
