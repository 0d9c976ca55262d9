import type { Workings } from '../workings.ts';
import { understand } from './answer.ts';
import { CallFailure, callModule } from './call.ts';
import { jobTextOf } from './job.ts';
import type { Import } from './job.ts';
import type { Offered } from './rules.ts';
import { selectModule } from './selection.ts';
import { stringsOf, withProject, withStrings } from './strings.ts';
import { resourcesOf } from '../lists/resources.ts';

/** What became of an imported file, as the state address answers it. */
export interface ImportOutcome {
  readonly outcome: 'imported' | 'rejected' | 'unhandled';
  /** The app's message, or why its answer could not be used. */
  readonly message?: string;
  readonly moduleKey?: string;
  /** HTML, decoded and untouched: whoever shows it has to keep it from running. */
  readonly preview?: string;
}

/** One import with what was sent and what came, for whoever looks into the service. */
export interface ImportLine {
  /** Counts from 1 since the service started. */
  readonly number: number;
  readonly at: string;
  readonly file: string;
  readonly outcome: ImportOutcome;
  readonly job?: string;
  readonly answer?: { readonly status: number; readonly text: string };
}

const MOST_LINES = 50;
const LONGEST_SHOWN = 200_000;

/**
 * Imports a file after it is parsed: calls the module that its patterns select and adds the strings that come back.
 * Whatever the app does wrong costs this import only: nothing is added, and what the project had before stays.
 */
export async function importFile(inside: Workings, imported: Import): Promise<ImportOutcome> {
  const seen: { job?: string; answer?: ImportLine['answer'] } = {};
  const outcome = await outcomeOf(inside, imported, seen);
  inside.imports.push({
    number: (inside.imports.at(-1)?.number ?? 0) + 1,
    at: new Date(inside.clock.now()).toISOString(),
    file: imported.file.name,
    outcome,
    ...shortened(seen),
  });
  if (inside.imports.length > MOST_LINES) inside.imports.shift();
  return outcome;
}

async function outcomeOf(
  inside: Workings,
  imported: Import,
  seen: { job?: string; answer?: ImportLine['answer'] },
): Promise<ImportOutcome> {
  const { rules } = inside;
  const { strings: parsed } = imported;
  const offered = rules.isModuleCalled(imported.operation)
    ? selectModule(inside, imported.file, imported.login)
    : undefined;
  if (offered === undefined) {
    add(inside, imported, parsed);
    return { outcome: 'unhandled' };
  }
  const moduleKey = offered.module.key;
  try {
    const read = await ask(inside, offered, imported, seen);
    if (read.kind === 'error') return { outcome: 'rejected', message: read.message, moduleKey };
    add(
      inside,
      imported,
      read.kind === 'unchanged' ? parsed : rules.addedRecords(read.records, parsed, read.isByAddress),
    );
    return { outcome: 'imported', moduleKey, ...(read.preview === undefined ? {} : { preview: read.preview }) };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const { dataset } = inside.resources;
    const before = stringsOf(dataset, imported.project.id);
    const kept = rules.keptOnFailure(before);
    if (kept !== before) inside.resources = resourcesOf(withProject(dataset, imported.project.id, kept));
    return { outcome: 'rejected', message: failure.message, moduleKey };
  }
}

async function ask(
  inside: Workings,
  offered: Offered,
  imported: Import,
  seen: { job?: string; answer?: ImportLine['answer'] },
) {
  const job = jobTextOf(inside, imported);
  if (job === undefined) throw new CallFailure(`The job would be larger than ${inside.rules.mostJobBytes()} bytes.`);
  seen.job = job;
  const answer = await callModule(inside, offered, imported, job);
  seen.answer = answer;
  return understand(inside, offered, answer);
}

function add(inside: Workings, imported: Import, records: Parameters<typeof withStrings>[2]): void {
  const { resources, clock, rules } = inside;
  inside.resources = resourcesOf(withStrings(resources.dataset, imported, records, clock.now(), rules));
}

const cut = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

function shortened({
  job,
  answer,
}: {
  job?: string;
  answer?: ImportLine['answer'];
}): Pick<ImportLine, 'job' | 'answer'> {
  return {
    ...(job === undefined ? {} : { job: cut(job) }),
    ...(answer === undefined ? {} : { answer: { status: answer.status, text: cut(answer.text) } }),
  };
}
