// What CI runs: `npx locspec verify app <address>` while the app is up. The exit code is the verdict.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { server } from './app.js';

server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${server.address().port}`;
const verify = spawn('npx', ['locspec', 'verify', 'app', address, '--strict'], { stdio: 'inherit' });
const [code] = await once(verify, 'close');
server.close();
process.exit(code ?? 1);
