import { missing, ok } from './diagnosis.ts';
import type { Diagnosis, DoctorContext } from './diagnosis.ts';
import { isSuccess, shown } from './reachability.ts';
import { isEmpty } from './readable-lists.ts';
import { setUp } from './states.ts';
import { demoDataset } from '../mocks/data/demo-dataset.ts';

const STATE = 'the dataset is';

/** Loads the demo dataset by the state address; returns whether the target accepted it. */
export async function* loadDemoData(context: DoctorContext): AsyncGenerator<Diagnosis, boolean> {
  const answer = await setUp(context, STATE, { dataset: demoDataset });
  if (isSuccess(answer)) return true;
  yield missing(
    `state “${STATE}”`,
    `answers ${shown(answer)} to a whole dataset`,
    '--state-url',
    'load a dataset that fits its schema: docs/state-address.md',
  );
  return false;
}

/** Whether the lists of the loaded dataset hold records, each kind that the scopes cover once. */
export async function* examineDemoLists(
  { addresses, plan, probe }: DoctorContext,
  token: string,
): AsyncGenerator<Diagnosis> {
  const { projects: [project] = [], tms: [tm] = [], glossaries: [glossary] = [] } = demoDataset;
  const lists = [
    { scope: 'project', path: '/projects' },
    { scope: 'project', path: `/projects/${project!.id}/strings` },
    { scope: 'project', path: `/projects/${project!.id}/languages/${project!.targetLanguageIds[0]}/translations` },
    { scope: 'tm', path: `/tms/${tm!.id}/segments` },
    { scope: 'glossary', path: `/glossaries/${glossary!.id}/terms` },
  ];
  for (const { path } of lists.filter(({ scope }) => plan.scopes.includes(scope))) {
    const list = await probe(
      { url: `${addresses.baseUrl}/api/v2${path}`, headers: { authorization: `Bearer ${token}` } },
      '--base-url',
    );
    if (isSuccess(list) && !isEmpty(list)) continue;
    yield missing(
      'loaded data',
      isSuccess(list) ? `${list.url} holds no records` : `${list.url} answers ${list.status}`,
      '--state-url',
      `serve the records that the state “${STATE}” brings`,
    );
    return;
  }
  yield ok('loaded data', `the lists hold the records of the state “${STATE}”`);
}
