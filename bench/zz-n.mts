import { interceptService } from '/work/main/mocks/doors/nock.ts';
import { datasetWith } from '/work/main/mocks/mock.ts';
import nock from 'nock';
const s = interceptService({ baseUrl: 'https://api.example.com', authUrl: 'https://accounts.example.com' });
s.load(datasetWith({ strings: Array.from({length: 25}, () => ({ text: 'Pay now' })) }));
const headers = { Authorization: `Bearer ${s.token()}` };
const url = 'https://api.example.com/api/v2/projects/1/strings?croql=' + encodeURIComponent('text contains "Pay"');
const body = await (await fetch(url, { headers })).text();
nock('https://plain.example.com').persist().get('/api/v2/projects/1/strings').query(true).reply(200, body, { 'content-type': 'application/json' });
async function time(u: string, n: number) { const t = performance.now(), c = process.cpuUsage(); for (let i = 0; i < n; i++) await (await fetch(u, { headers })).text(); const d = process.cpuUsage(c); return [(d.user + d.system) / n, (performance.now() - t) / n * 1000]; }
const plain = url.replace('api.example', 'plain.example');

await time(plain, 300); await time(url, 300);
const A: number[] = [], B: number[] = [];
for (let i = 0; i < 60; i++) { A.push((await time(plain, 20))[0]!); B.push((await time(url, 20))[0]!); }
A.sort((a, b) => a - b); B.sort((a, b) => a - b);
console.log('min', A[0], B[0], B[0]! / A[0]!, 'q1', A[15], B[15], B[15]!/A[15]!, 'median', A[30], B[30], B[30]! / A[30]!);
await s.close(); nock.cleanAll();
