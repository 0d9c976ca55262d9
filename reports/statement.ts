import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { conformanceProfile, describeConformance } from './conformance-profile.ts';
import type { Conformance } from './conformance.ts';
import { isListOf, isObjectOf, isRecordOf, isText } from '../run/shape.ts';

/** A signed statement, as DSSE wraps it. */
export interface Envelope {
  readonly payloadType: typeof PAYLOAD_TYPE;
  /** The statement, in base64. */
  readonly payload: string;
  readonly signatures: readonly { readonly keyid: string; readonly sig: string }[];
}

/** An in-toto Statement v1 about the files of a report. */
export interface Statement {
  readonly _type: 'https://in-toto.io/Statement/v1';
  readonly subject: readonly { readonly name: string; readonly digest: { readonly sha256: string } }[];
  readonly predicateType: string;
  readonly predicate: Readonly<Record<string, unknown>>;
}

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
/** What the predicate of a statement holds: the verdict and the conformance profile. */
const PREDICATE_TYPE = 'urn:locspec:conformance:v1';

/** What a run found out, about files by the SHA-256 of their bytes. */
export function makeStatement(result: Conformance, digests: Readonly<Record<string, string>>): Statement {
  const { kit, source, target, run, verdict, coverage, counts } = result;
  return {
    _type: STATEMENT_TYPE,
    subject: Object.entries(digests).map(([name, sha256]) => ({ name, digest: { sha256 } })),
    predicateType: PREDICATE_TYPE,
    predicate: {
      ...{ kit, source, target, verdict, counts },
      run: { startedAt: run.startedAt, seed: run.seed, shard: run.shard },
      coverage: coverage.stated,
      profile: conformanceProfile(result).map((part) => ({ ...part, says: describeConformance(part) })),
    },
  };
}

/** Reads a key in PEM. Throws an Error of one sentence for anything but an Ed25519 key of that kind. */
export function readKey(pem: string, kind: 'private' | 'public'): KeyObject {
  let key: KeyObject;
  try {
    key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
  } catch {
    throw new Error(`it holds no ${kind} key in PEM`);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`it holds a key of another kind than Ed25519`);
  return key;
}

/** Signs a statement. */
export function signStatement(statement: Statement, key: KeyObject): Envelope {
  const payload = Buffer.from(JSON.stringify(statement), 'utf8');
  return {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: keyIdOf(createPublicKey(key)), sig: sign(null, encode(payload), key).toString('base64') }],
  };
}

/** The statement in an envelope, and whether this key signed it. Throws an Error of one sentence for anything else. */
export function openEnvelope(
  value: unknown,
  key?: KeyObject,
): { readonly statement: Statement; readonly isSigned: boolean } {
  if (!isEnvelope(value)) throw new Error('it is no DSSE envelope of an in-toto statement');
  const { payload, signatures } = value as Envelope;
  const bytes = Buffer.from(payload, 'base64');
  let statement: unknown;
  try {
    statement = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Error('its payload is no JSON');
  }
  if (!isStatement(statement)) throw new Error('its payload is no in-toto statement of locspec');
  const isSigned =
    key !== undefined && signatures.some(({ sig }) => verify(null, encode(bytes), key, Buffer.from(sig, 'base64')));
  return { statement: statement as Statement, isSigned };
}

/** The name of a key: the SHA-256 of its public part. */
export const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');

/** What is signed: the pre-authentication encoding of DSSE. */
const encode = (payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `), payload]);

const isEnvelope = isObjectOf({
  payloadType: (type) => type === PAYLOAD_TYPE,
  payload: isText,
  signatures: isListOf(isObjectOf({ sig: isText }), 100),
});

const isStatement = isObjectOf({
  _type: (type) => type === STATEMENT_TYPE,
  predicateType: (type) => type === PREDICATE_TYPE,
  subject: isListOf(isObjectOf({ name: isText, digest: isRecordOf(isText) }), 100),
  predicate: isObjectOf({ verdict: isText }),
});
