import { createHmac } from 'node:crypto';
import { asAssumed, observed, undetermined, unlikeAll } from './conclusions.ts';
import type { Observation } from './experiment.ts';
import { readModuleSecret, USUAL } from '../drivers/imports.ts';
import type { ImportContext } from '../drivers/imports.ts';
import { parseJob } from '../drivers/played-app.ts';
import type { ReceivedRequest } from '../drivers/played-app.ts';
import type { Target } from '../kit/target.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';

/** The value of the attribute by which its name on the wire is found. */
export const SERVICE_TYPE = 'html';
const CLAIMS = ['aud', 'sub', 'domain', 'module', 'context', 'iat', 'exp'];

/** The gaps that one call of a module shows. */
export const CALL_GAPS = [
  'module.method',
  'module.join',
  'module.service-authentication',
  'module.jwt-claims',
  'module.job-type',
  'module.service-type-name',
] as const;

/** What a call of the usual module shows: its address, method, credentials, and the names in its job. */
export function judgeCall(received: ReceivedRequest, { app }: ImportContext, target: Target): readonly Observation[] {
  const { method, path } = received;
  const base = new URL(app.baseUrl).pathname;
  const saw = `a module at /module-${USUAL.key} of an app at ${base} is called at ${path}`;
  return [
    observed('module.method', method, `a module is called by ${method}`),
    path === `${base}/module-${USUAL.key}`
      ? observed('module.join', 'appended', saw)
      : path === `/module-${USUAL.key}`
        ? observed('module.join', 'resolved', saw)
        : unlikeAll('module.join', saw),
    ...judgeCredentials(received, readModuleSecret(target)),
    ...judgeNames(parseJob(received)),
  ];
}

function judgeCredentials({ query, headers }: ReceivedRequest, secret: string): readonly Observation[] {
  const gap = 'module.service-authentication';
  const inQuery = query.get('jwtToken');
  const { authorization } = headers;
  const inHeader = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const token = inQuery ?? inHeader;
  if (token === undefined) {
    const others = [...query.keys(), ...(authorization === undefined ? [] : ['the header Authorization'])];
    const saw = others.length === 0 ? 'a call has no credentials' : `a call has ${others.slice(0, 5).join(', ')}`;
    return [
      others.length === 0 ? observed(gap, 'none', saw) : unlikeAll(gap, saw),
      undetermined('module.jwt-claims', 'a call has no JWT', 'a target whose calls have one'),
    ];
  }
  const place = inQuery === null ? 'as a bearer token' : 'in the query';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url') === signature;
  const saw = `a call has a token ${place}, ${isSigned ? 'signed with' : 'not signed with'} the secret of the app`;
  const payload = readPayload(claims);
  const missing = CLAIMS.filter((name) => payload?.[name] === undefined);
  return [
    isSigned ? observed(gap, inQuery === null ? 'jwt-bearer' : 'jwt', saw) : unlikeAll(gap, saw),
    payload === undefined
      ? undetermined('module.jwt-claims', 'the token of a call has no claims that can be read')
      : asAssumed(
          'module.jwt-claims',
          missing.length === 0,
          missing.length === 0 ? 'a token has these claims' : `a token lacks ${missing.join(', ')}`,
        ),
  ];
}

function readPayload(text: string): Json | undefined {
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
    return isObject(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

function judgeNames(job: Json | undefined): readonly Observation[] {
  const type = job?.['jobType'];
  const strings = Array.isArray(job?.['strings']) ? (job['strings'] as readonly unknown[]) : [];
  const attributes = strings.flatMap((string) =>
    isObject(string) && isObject(string['attributes']) ? Object.entries(string['attributes']) : [],
  );
  const name = attributes.find(([, value]) => value === SERVICE_TYPE)?.[0];
  return [
    typeof type === 'string' && /^\S+$/.test(type)
      ? observed('module.job-type', type, `a job has the type ${type}`)
      : undetermined('module.job-type', 'a call has no job with a `jobType`'),
    name === undefined
      ? undetermined('module.service-type-name', 'no attribute of a string in a job has the value that was parsed')
      : observed('module.service-type-name', name, `the attribute is called ${name}`),
  ];
}
