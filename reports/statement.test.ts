import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyIdOf, makeStatement, openEnvelope, readKey, signStatement } from './statement.ts';
import { factsOf } from './stream.ts';
import { computeVerdict } from './verdict.ts';
import { plan } from '../run/test-plan.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519').publicKey;

const result = computeVerdict({
  ...{ facts: factsOf(plan), outcomes: [], selfTestResult: { passed: 3, of: 3, failures: [] } },
  ...{ startedAt: new Date(0), durationMs: 1, ended: 'whole' },
});
const statement = makeStatement(result, { 'conformance.json': 'a'.repeat(64), 'evidence/index.json': 'b'.repeat(64) });

test('a statement is about files by their digests, and has the verdict', () => {
  expect(statement.subject).toEqual([
    { name: 'conformance.json', digest: { sha256: 'a'.repeat(64) } },
    { name: 'evidence/index.json', digest: { sha256: 'b'.repeat(64) } },
  ]);
  expect(statement.predicate).toMatchObject({ verdict: 'inconclusive', coverage: { decided: 0 } });
});

test('an envelope gives the statement back, and is signed by its key and no other', () => {
  const envelope = signStatement(statement, privateKey);
  expect(openEnvelope(envelope, publicKey)).toEqual({
    statement: JSON.parse(JSON.stringify(statement)),
    isSigned: true,
  });
  expect(openEnvelope(envelope, other).isSigned).toBe(false);
  expect(openEnvelope(envelope).isSigned).toBe(false);
  expect(envelope.signatures.map(({ keyid }) => keyid)).toEqual([keyIdOf(publicKey)]);
});

test('what is signed is the pre-authentication encoding of DSSE', () => {
  const { payload, signatures } = signStatement(statement, privateKey);
  const body = Buffer.from(payload, 'base64').toString('utf8');
  const signed = `DSSEv1 28 application/vnd.in-toto+json ${Buffer.byteLength(body)} ${body}`;
  expect(verify(null, Buffer.from(signed), publicKey, Buffer.from(signatures[0]!.sig, 'base64'))).toBe(true);
});

test('a changed payload is not signed', () => {
  const envelope = signStatement(statement, privateKey);
  const payload = JSON.stringify({ ...statement, predicate: { ...statement.predicate, verdict: 'conforms' } });
  const forged = { ...envelope, payload: Buffer.from(payload).toString('base64') };
  expect(openEnvelope(forged, publicKey)).toMatchObject({ isSigned: false });
});

for (const [title, value, says] of [
  ['nothing', undefined, /no DSSE envelope/],
  ['another type', { payloadType: 'text/plain', payload: '', signatures: [] }, /no DSSE envelope/],
  ['no signatures', { payloadType: 'application/vnd.in-toto+json', payload: 'e30=' }, /no DSSE envelope/],
  ['no JSON', { payloadType: 'application/vnd.in-toto+json', payload: 'AAAA', signatures: [] }, /no JSON/],
  ['another statement', { payloadType: 'application/vnd.in-toto+json', payload: 'e30=', signatures: [] }, /no in-toto/],
] as const)
  test(`${title} is refused in one sentence`, () => {
    expect(() => openEnvelope(value, publicKey)).toThrow(says);
  });

test('only Ed25519 keys in PEM are read, each as what it is', () => {
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(keyIdOf(readKey(pem, 'public'))).toBe(keyIdOf(publicKey));
  expect(readKey(pem, 'private').type).toBe('private');
  expect(() => readKey('no key', 'private')).toThrow('it holds no private key in PEM');
  expect(() => readKey(publicKey.export({ type: 'spki', format: 'pem' }).toString(), 'private')).toThrow(
    'it holds no private key in PEM',
  );
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  expect(() => readKey(elliptic.export({ type: 'pkcs8', format: 'pem' }).toString(), 'private')).toThrow(
    'another kind than Ed25519',
  );
});
