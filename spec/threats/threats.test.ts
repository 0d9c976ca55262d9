import { expect, test } from 'vitest';
import { requirements } from '../requirements/requirements.ts';
import { SERVING, servedBy, servingAgainst, threatsOf } from './serving.ts';
import { threats, type Threat, type ThreatId } from './threats.ts';

const ids = Object.keys(threats) as ThreatId[];

test('every requirement of OAuth and of the safety of modules names its threats, or why it has none', () => {
  const protecting = Object.keys(requirements).filter((id) => /^oauth\.|^module\.safety\./.test(id));
  expect(Object.keys(SERVING).sort()).toEqual(protecting.sort());
  for (const id of protecting) {
    const served = servedBy(id);
    if (served !== undefined && 'none' in served) expect(served.none, id).toMatch(/^\w.{20,}$/);
    else expect(served?.length, id).toBeGreaterThan(0);
  }
  expect(servedBy('lists.projects')).toBeUndefined();
  expect(threatsOf('lists.projects')).toEqual([]);
});

test('every threat that a requirement names is in the list, once', () => {
  for (const id of Object.keys(SERVING)) {
    const served = threatsOf(id);
    expect(
      served.filter((threat) => !ids.includes(threat)),
      id,
    ).toEqual([]);
    expect(new Set(served).size, id).toBe(served.length);
  }
});

test('every threat of the list has a requirement that serves against it', () => {
  for (const id of ids) expect(servingAgainst(id), id).not.toEqual([]);
});

test('clauses are those of the documents that describe threats', () => {
  const forms = {
    'RFC 6819': /^4\.[1-6](?:\.\d+){1,2}$/,
    'RFC 9700': /^4\.\d+$/,
    'OWASP API Security Top 10 2023': /^API(?:[1-9]|10)$/,
  };
  for (const [id, threat] of Object.entries<Threat>(threats)) {
    expect(threat.clause, id).toMatch(forms[threat.catalogue]);
    expect(id.endsWith(threat.clause), id).toBe(true);
  }
  expect(new Set(Object.values<Threat>(threats).map(({ title }) => title)).size).toBe(ids.length);
});
