// An app as somebody writes it who follows the source: Node's own server, one session for each browser. Its arguments
// are its port and the address of the service; `open` as the third leaves its state unchecked.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const [port, service, wrong] = process.argv.slice(2);
const clientId = 'login-app';
const clientSecret = process.env.LOGIN_APP_SECRET;
const redirectUri = `http://127.0.0.1:${port}/back`;
const sessions = new Map();

async function tokens(fields) {
  const response = await fetch(`${service}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, ...fields }),
  });
  return response.ok ? response.json() : undefined;
}

const pages = {
  '/sign-in'(session) {
    session.state = randomBytes(24).toString('hex');
    session.verifier = randomBytes(48).toString('base64url');
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'project',
      state: session.state,
      code_challenge: createHash('sha256').update(session.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return { to: `${service}/oauth/authorize?${query}` };
  },
  async '/back'(session, query) {
    const { state, verifier } = session;
    delete session.state;
    if (wrong !== 'open' && (state === undefined || query.get('state') !== state))
      return { status: 400, text: 'Sign in again.' };
    if (query.has('error')) return { status: 403, text: 'You are not signed in.' };
    const fields = { code: query.get('code'), redirect_uri: redirectUri, code_verifier: verifier };
    session.tokens = await tokens({ grant_type: 'authorization_code', ...fields });
    // Whoever knew the session of before is not signed in by it.
    return session.tokens ? { text: 'You are signed in.', isNew: true } : { status: 400, text: 'Sign in again.' };
  },
  async '/work'(session) {
    const ask = () =>
      fetch(`${service}/api/v2/projects`, { headers: { authorization: `Bearer ${session.tokens.access_token}` } });
    if (!session.tokens) return { to: '/sign-in' };
    let answer = await ask();
    if (answer.status === 401) {
      session.tokens = await tokens({ grant_type: 'refresh_token', refresh_token: session.tokens.refresh_token });
      if (!session.tokens) return { to: '/sign-in' };
      answer = await ask();
    }
    return { text: `There are ${(await answer.json()).data.length} projects.` };
  },
};

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://app');
  const given = /session=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const session = sessions.get(given) ?? {};
  const {
    status = 200,
    text = '',
    isNew = false,
    to,
  } = (await pages[pathname]?.(session, searchParams)) ?? { status: 404 };
  const name = sessions.has(given) && !isNew ? given : randomBytes(16).toString('hex');
  if (isNew) sessions.delete(given);
  sessions.set(name, session);
  response.setHeader('set-cookie', `session=${name}; HttpOnly; SameSite=Lax; Path=/`);
  if (to) response.writeHead(302, { location: to }).end();
  else response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
