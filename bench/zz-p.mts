import { createService, datasetWith } from '/work/main/mocks/mock.ts';
const s = createService({ addresses: { authUrl: 'https://accounts.example.com', baseUrl: 'https://api.example.com', enterpriseBaseUrl: 'https://e.invalid', stateUrl: 'https://s.invalid/_state' } });
s.load(datasetWith({ strings: Array.from({length: 25}, () => ({ text: 'Pay now' })) }));
const headers = { Authorization: `Bearer ${s.token()}` };
const url = 'https://api.example.com/api/v2/projects/1/strings?croql=' + encodeURIComponent('text contains "Pay"');
async function cpu(name: string, f: () => any, n = 1000) { for (let i = 0; i < 300; i++) await f(); const c = process.cpuUsage(); for (let i = 0; i < n; i++) await f(); const d = process.cpuUsage(c); console.log(name, ((d.user + d.system) / n).toFixed(1)); }
const req = new Request(url, { headers });
for (let i = 0; i < 2; i++) {
await cpu('request', () => new Request(url, { method: 'GET', headers: [['authorization', headers.Authorization], ['accept', '*/*'], ['accept-language', '*'], ['sec-fetch-mode', 'cors'], ['user-agent', 'node'], ['accept-encoding', 'gzip, deflate']] }));
await cpu('answer', () => s.answer(req));
await cpu('answer+buffer', async () => Buffer.from(await (await s.answer(req)).arrayBuffer()));
await cpu('answer+text', async () => (await s.answer(req)).text());
const body = await (await s.answer(req)).text(); console.log(body.length);
await cpu('plain response buffer', async () => Buffer.from(await new Response(body).arrayBuffer()));
await cpu('plain response', async () => new Response(body, { headers: { 'content-type': 'application/json' } }));
}
