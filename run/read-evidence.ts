import { constants } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { evidenceFile, EVIDENCE_KINDS, MAX_EVIDENCE, MAX_PART, readEvidenceName } from './evidence-files.ts';
import type { EvidenceKind, EvidencePart } from './evidence-files.ts';

/** Thrown for a folder that holds no evidence that can be read, with one sentence. */
export class UnreadableEvidence extends Error {}

/** The parts of the evidence in a folder, in their order. Reads plain files of the known names only, up to a size. */
export function* readParts(folder: string): Generator<EvidencePart> {
  const parts = new Set(
    listEvidence(folder).flatMap((name) => {
      const known = readEvidenceName(name);
      return known === undefined ? [] : [known.part];
    }),
  );
  let left = MAX_EVIDENCE;
  for (const part of [...parts].sort((one, other) => one - other)) {
    const lines = Object.fromEntries(
      EVIDENCE_KINDS.map((kind) => {
        const text = unpack(folder, evidenceFile(kind, part), Math.min(left, constants.MAX_STRING_LENGTH));
        left -= text.length;
        return [kind, text === '' ? [] : text.replace(/\n$/, '').split('\n')];
      }),
    ) as unknown as Record<EvidenceKind, readonly string[]>;
    yield { part, lines };
  }
}

/** The names in a folder of evidence. Throws for a folder that is none, and for a link, which could lead anywhere. */
export function listEvidence(folder: string): readonly string[] {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory())
    throw new UnreadableEvidence(`${folder} is no folder of evidence: a run writes one with --evidence.`);
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.length > MAX_FILES) throw new UnreadableEvidence(`${folder} has more than ${MAX_FILES} files.`);
  const odd = entries.find((entry) => !entry.isFile());
  if (odd) throw new UnreadableEvidence(`${join(folder, odd.name)} is no plain file.`);
  return entries.map(({ name }) => name).sort();
}

/** Three for each worker; one that ended is replaced. */
const MAX_FILES = 10_000;

/** The text of a packed file; an absent one has none. */
function unpack(folder: string, name: string, max: number): string {
  const path = join(folder, name);
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return '';
  if (stats.size > MAX_PART) throw new UnreadableEvidence(`${path} has more than ${MAX_PART} bytes.`);
  const bytes = readFileSync(path);
  if (bytes.length === 0) return '';
  try {
    return gunzipSync(bytes, { maxOutputLength: Math.max(max, 1) }).toString('utf8');
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableEvidence(
      isLarge
        ? `${path} unpacks to more than ${max} bytes.`
        : `${path} is no whole gzip file (${(error as Error).message}).`,
    );
  }
}
