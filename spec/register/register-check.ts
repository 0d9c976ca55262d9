import { createHash } from 'node:crypto';
import type { Gap } from './gap.ts';
import type { Requirement } from './requirement.ts';
import { sourceUnits } from './source-units.ts';

/** What the register is held against. */
export interface Accounts {
  readonly register: Readonly<Record<string, readonly string[]>>;
  readonly requirements: Readonly<Record<string, Requirement>>;
  readonly gaps: Readonly<Record<string, Gap>>;
}

/** Something that the register, the requirements, the gaps and the source document do not agree on. */
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

/** Holds the register against the requirements and gaps alone, for where the source document is not at hand. */
export function registerFindings({ register, requirements, gaps }: Accounts): readonly RegisterFinding[] {
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

/** Holds the register against the source document, of which the hash is known. */
export function documentFindings(
  document: string,
  sha256: string,
  register: Accounts['register'],
): readonly RegisterFinding[] {
  const units = sourceUnits(document);
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

/** A finding as a sentence that says what is wrong and what would be right. */
export function registerWording(finding: RegisterFinding): string {
  switch (finding.code) {
    case 'other-document':
      return `The source document has the hash ${finding.actual}, and SOURCE_SHA256 says ${finding.expected}: compare the two, then correct it.`;
    case 'unit-not-registered':
      return `Line ${finding.line} of the source document (${finding.section}) says something the register does not know: give ${finding.hash} an entry.`;
    case 'unit-not-in-document':
      return `The register has ${finding.hash}, and the source document says nothing of that hash any more: remove the entry.`;
    case 'unknown-reference':
      return `The register's ${finding.hash} names “${finding.reference}”, which is neither a requirement nor a gap.`;
    case 'empty-entry':
      return `The register's ${finding.hash} names nothing: it needs a requirement, a type, a gap or “informative”.`;
    case 'informative-with-others':
      return `The register's ${finding.hash} is informative and yet names something: it is one or the other.`;
    case 'not-stated':
      return `The register's ${finding.hash} names ${finding.requirement}, which is not stated: a sentence of the source makes it stated, or the sentence is a gap.`;
    case 'requirement-without-unit':
      return `${finding.requirement} is stated, and no sentence of the source stands behind it: register one, or change its standing.`;
    case 'gap-without-unit':
      return `The gap ${finding.gap} names a section of the source, and no sentence there leads to it: register one, or mark it as found.`;
  }
}
