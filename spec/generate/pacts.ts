import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { appServiceContract } from '../contracts/app-service.ts';
import { toPact } from '../contracts/contract.ts';
import { serviceAppContract } from '../contracts/service-app.ts';
import type { JobName } from '../contracts/service-app.ts';
import { casesOf, jobs } from '../vectors/vector-files.ts';
import type { JobRequest } from '../schemas/types.gen.ts';

/** The Pact files by name, each with the text that it has to have. */
export async function pactFiles(): Promise<Readonly<Record<string, string>>> {
  return {
    'app-service.json': await textOf(toPact(appServiceContract)),
    'service-app.json': await textOf(toPact(serviceAppContract(contractJobs()))),
  };
}

/** The jobs of the contract, from the vectors. */
function contractJobs(): Readonly<Record<JobName, JobRequest>> {
  const named = (name: string): JobRequest => {
    const job = jobs.get(name);
    if (job === undefined) throw new Error(`There is no job “${name}” among the vectors.`);
    return job;
  };
  const title = 'the content of the file is not encoded';
  const broken = casesOf('job-request').find((each) => each.title === title);
  if (broken === undefined) throw new Error(`There is no case “${title}” among the vectors.`);
  return {
    'new-file': named('new-file'),
    translations: named('translations'),
    multilingual: named('multilingual'),
    broken: broken.request as JobRequest,
  };
}

async function textOf(pact: object): Promise<string> {
  const filepath = fileURLToPath(new URL('../pacts/app-service.json', import.meta.url));
  return format(JSON.stringify(pact), { ...(await resolveConfig(filepath)), filepath });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await pactFiles()))
    await writeFile(new URL(`../pacts/${name}`, import.meta.url), text);
}
