import { createHash } from 'node:crypto';
import type { Gap } from '../gaps/gap.ts';
import type { Requirement } from '../requirements/requirement.ts';
import { readSourceUnits } from './source-units.ts';

/** The register, and the requirements and gaps that it is checked against. */
export interface RegisterInputs {
  readonly register: Readonly<Record<string, readonly string[]>>;
  readonly requirements: Readonly<Record<string, Requirement>>;
  readonly gaps: Readonly<Record<string, Gap>>;
}

/** A disagreement of the register with the requirements, the gaps or the source document. */
export type RegisterFinding =
  | { readonly code: 'other-document'; readonly expected: string; readonly actual: string }
  | { readonly code: 'unit-not-registered'; readonly hash: string; readonly section: string; readonly line: number }
  | { readonly code: 'unit-not-in-document'; readonly hash: string }
  | { readonly code: 'unknown-reference'; readonly hash: string; readonly reference: string }
  | { readonly code: 'empty-entry'; readonly hash: string }
  | { readonly code: 'informative-with-others'; readonly hash: string }
  | { readonly code: 'not-stated'; readonly hash: string; readonly requirement: string }
  | { readonly code: 'requirement-without-unit'; readonly requirement: string }
  | { readonly code: 'gap-without-unit'; readonly gap: string };

/** Checks the register against the requirements and gaps, without the source document. */
export function checkRegister({ register, requirements, gaps }: RegisterInputs): readonly RegisterFinding[] {
  const cited = new Set(Object.values(register).flat());
  const findings: RegisterFinding[] = [];
  for (const [hash, references] of Object.entries(register)) {
    if (references.length === 0) findings.push({ code: 'empty-entry', hash });
    if (references.length > 1 && references.includes('informative'))
      findings.push({ code: 'informative-with-others', hash });
    for (const reference of references) {
      const [kind, name] = reference.split(': ');
      if (kind === 'gap' && name !== undefined) {
        if (!Object.hasOwn(gaps, name)) findings.push({ code: 'unknown-reference', hash, reference });
      } else if (reference !== 'informative' && kind !== 'type') {
        const standing = Object.hasOwn(requirements, reference) ? requirements[reference]?.standing : undefined;
        if (standing === undefined) findings.push({ code: 'unknown-reference', hash, reference });
        else if (standing !== 'stated') findings.push({ code: 'not-stated', hash, requirement: reference });
      }
    }
  }
  for (const [requirement, { standing }] of Object.entries(requirements)) {
    if (standing === 'stated' && !cited.has(requirement))
      findings.push({ code: 'requirement-without-unit', requirement });
  }
  for (const [gap, { source }] of Object.entries(gaps)) {
    if (source !== 'found' && !cited.has(`gap: ${gap}`)) findings.push({ code: 'gap-without-unit', gap });
  }
  return findings;
}

/** Checks the register against the source document, whose SHA-256 is known. */
export function checkDocument(
  document: string,
  sha256: string,
  register: RegisterInputs['register'],
): readonly RegisterFinding[] {
  const units = readSourceUnits(document);
  const inDocument = new Set(units.map(({ hash }) => hash));
  const actual = createHash('sha256').update(document).digest('hex');
  return [
    ...(actual === sha256 ? [] : [{ code: 'other-document', expected: sha256, actual } as const]),
    ...units
      .filter(({ hash }) => !Object.hasOwn(register, hash))
      .map(({ hash, section, line }) => ({ code: 'unit-not-registered', hash, section, line }) as const),
    ...Object.keys(register)
      .filter((hash) => !inDocument.has(hash))
      .map((hash) => ({ code: 'unit-not-in-document', hash }) as const),
  ];
}

/** A finding as a sentence that says what is wrong and how to fix it. */
export function describeRegisterFinding(finding: RegisterFinding): string {
  switch (finding.code) {
    case 'other-document':
      return `The source document has the hash ${finding.actual}, but SOURCE_SHA256 is ${finding.expected}: review the differences, then update SOURCE_SHA256.`;
    case 'unit-not-registered':
      return `Line ${finding.line} of the source document (${finding.section}) is not in the register: add an entry for ${finding.hash}.`;
    case 'unit-not-in-document':
      return `The register has ${finding.hash}, which is no longer in the source document: remove the entry.`;
    case 'unknown-reference':
      return `The entry ${finding.hash} refers to “${finding.reference}”, which is neither a requirement nor a gap.`;
    case 'empty-entry':
      return `The entry ${finding.hash} is empty: it needs a requirement, a type, a gap or “informative”.`;
    case 'informative-with-others':
      return `The entry ${finding.hash} is informative and has other references too: it must be one or the other.`;
    case 'not-stated':
      return `The entry ${finding.hash} refers to ${finding.requirement}, which is not stated: make the requirement stated, or refer to a gap.`;
    case 'requirement-without-unit':
      return `${finding.requirement} is stated, but no sentence of the source supports it: register one, or change its standing.`;
    case 'gap-without-unit':
      return `The gap ${finding.gap} names a section of the source, but no sentence there refers to it: register one, or mark it as found.`;
  }
}
