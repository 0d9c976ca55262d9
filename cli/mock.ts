import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { Complaint } from './complaint.ts';
import { known } from './known.ts';
import { faults } from '../mocks/faults.ts';
import type { FaultId } from '../mocks/faults.ts';
import { startService } from '../mocks/port.ts';
import { EXIT } from '../reports/exit-code.ts';
import { describe } from '../spec/schema-errors.ts';
import type { Dataset } from '../spec/types.gen.ts';
import { validateDataset } from '../spec/validators.gen.ts';

export interface MockOptions {
  readonly port: number;
  readonly enterprisePort: number;
  readonly host: string;
  readonly data?: string;
  readonly fault?: readonly string[];
  readonly json?: boolean;
}

/** Serves the reference service until the process is told to stop by SIGINT or SIGTERM. */
export async function serveMock(options: MockOptions, print: (line: string) => void): Promise<void> {
  known(options.fault ?? [], Object.keys(faults), 'fault');
  const dataset = options.data === undefined ? undefined : readDataset(options.data);
  const service = await startService({
    port: options.port,
    enterprisePort: options.enterprisePort,
    host: options.host,
    faults: (options.fault ?? []) as readonly FaultId[],
    ...(dataset === undefined ? {} : { dataset }),
  }).catch((error: unknown) => {
    throw portTrouble(error) ?? error;
  });
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl, consoleUrl } = service;
  print(
    options.json
      ? JSON.stringify({ authUrl, baseUrl, enterpriseBaseUrl, stateUrl, consoleUrl })
      : `The reference service is ready: authorization ${authUrl}, hosted ${baseUrl}, enterprise ${enterpriseBaseUrl}, state ${stateUrl}`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await service.close();
}

/** A dataset that its schema admits, or a {@link Complaint} that names the place at fault. */
function readDataset(file: string): Dataset {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Complaint(`The dataset ${file} cannot be read: ${(error as Error).message}`, EXIT.usage);
  }
  if (!validateDataset(data)) throw new Complaint(describe(validateDataset.errors, file, data), EXIT.usage);
  return data;
}

function portTrouble(error: unknown): Complaint | undefined {
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return new Complaint(
      `Port ${port} is taken; choose another with --port or --enterprise-port, or 0 for a free one.`,
      EXIT.usage,
    );
  if (code === 'EACCES')
    return new Complaint(`Port ${port} may not be used by this user; choose one from 1024 up.`, EXIT.usage);
  return undefined;
}
