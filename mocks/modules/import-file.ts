import { indexDataset } from '../data/resources.ts';
import { addStrings, listStrings, replaceStrings } from './add-strings.ts';
import { CallFailure } from './call-failure.ts';
import { callModule } from './call-module.ts';
import type { ImportOutcome, ImportRecord } from './import-record.ts';
import { readJobResponse, type JobResult } from './job-response.ts';
import type { ModuleResponse } from './fetch-bounded.ts';
import type { AppModule, FileImport } from './job-types.ts';
import { createJobText } from './job.ts';
import type { ModuleContext } from './module-context.ts';
import { selectModule } from './select-module.ts';

const MAX_IMPORTS = 50;
const MAX_TEXT_LENGTH = 200_000;

/** The job that was sent to a module and its response, as far as the call got. */
type Traffic = { -readonly [Name in 'job' | 'response']?: ImportRecord[Name] };

/**
 * Imports a parsed file: calls the module that its patterns select and adds the strings of the response. If the call
 * fails, nothing is added and the project keeps the strings it had.
 */
export async function importFile(context: ModuleContext, imported: FileImport): Promise<ImportOutcome> {
  const traffic: Traffic = {};
  const outcome = await runImport(context, imported, traffic);
  const { job, response } = traffic;
  context.imports.push({
    number: (context.imports.at(-1)?.number ?? 0) + 1,
    at: new Date(context.clock.now()).toISOString(),
    file: imported.file.name,
    outcome: outcome.preview === undefined ? outcome : { ...outcome, preview: truncate(outcome.preview) },
    ...(job === undefined ? {} : { job: truncate(job) }),
    ...(response === undefined ? {} : { response: { ...response, text: truncate(response.text) } }),
  });
  if (context.imports.length > MAX_IMPORTS) context.imports.shift();
  return outcome;
}

async function runImport(context: ModuleContext, imported: FileImport, traffic: Traffic): Promise<ImportOutcome> {
  const { rules } = context;
  const { strings: parsed } = imported;
  const selected = rules.isModuleCalled(imported.operation) ? selectModule(context, imported) : undefined;
  if (selected === undefined) {
    add(context, imported, parsed);
    return { outcome: 'unhandled' };
  }
  const moduleKey = selected.module.key;
  try {
    const result = await processFile(context, selected, imported, traffic);
    if (result.kind === 'error') {
      if (rules.isRefusedAdded(imported.operation)) add(context, imported, parsed);
      return { outcome: 'rejected', message: result.message, moduleKey };
    }
    const records =
      result.kind === 'unchanged' ? parsed : rules.selectRecords(result.records, parsed, result.isByAddress);
    add(context, imported, records);
    const { preview, unused } = result;
    return {
      ...{ outcome: 'imported', moduleKey },
      ...(preview === undefined ? {} : { preview }),
      ...(unused === undefined ? {} : { unused }),
    };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const { dataset } = context.resources;
    const before = listStrings(dataset, imported.project.id);
    const kept = rules.keepOnFailure(before);
    if (kept !== before) context.resources = indexDataset(replaceStrings(dataset, imported.project.id, kept));
    return { outcome: 'rejected', message: failure.message, moduleKey };
  }
}

async function processFile(
  context: ModuleContext,
  selected: AppModule,
  imported: FileImport,
  traffic: Traffic,
): Promise<JobResult> {
  const job = createJobText(context, imported);
  if (job === undefined) throw new CallFailure(`The job would be larger than ${context.rules.maxJobBytes()} bytes.`);
  traffic.job = job;
  const addLate = async (late: ModuleResponse) => {
    const result = await readJobResponse(context, selected, late);
    if (result.kind === 'strings') add(context, imported, result.records);
  };
  const takeLate = context.rules.isLateResponseAdded() ? (late: ModuleResponse) => void addLate(late) : undefined;
  const response = await callModule(context, selected, imported, job, takeLate);
  traffic.response = response;
  return readJobResponse(context, selected, response);
}

function add(context: ModuleContext, imported: FileImport, records: FileImport['strings']): void {
  const { resources, clock, rules } = context;
  context.resources = indexDataset(addStrings(resources.dataset, imported, records, clock.now(), rules));
}

const truncate = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text);
