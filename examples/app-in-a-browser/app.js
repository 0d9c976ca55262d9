const status = document.querySelector('[role=status]');
const button = document.querySelector('button');
const asked = new URLSearchParams(location.search);
const redirectUri = `${location.origin}/callback`;

if (location.pathname === '/callback') await arrive();
else start();

/** The first page: it is told where the service is, and remembers it on the way. */
function start() {
  for (const name of ['authUrl', 'baseUrl', 'clientId']) sessionStorage[name] = asked.get(name);
  button.hidden = false;
  button.addEventListener('click', signIn);
}

async function signIn() {
  sessionStorage.verifier = random(64);
  sessionStorage.state = random(24);
  location.href = `${sessionStorage.authUrl}/oauth/authorize?${new URLSearchParams({
    client_id: sessionStorage.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'project',
    state: sessionStorage.state,
    code_challenge: await challengeOf(sessionStorage.verifier),
    code_challenge_method: 'S256',
  })}`;
}

/** Back from the authorization server, with a code or an error. */
async function arrive() {
  history.replaceState(null, '', '/callback');
  if (asked.get('state') !== sessionStorage.state) return void (status.textContent = 'This answer is not for us.');
  if (asked.has('error')) return void (status.textContent = `You did not let us in: ${asked.get('error')}`);
  const { access_token } = await json(`${sessionStorage.authUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'authorization_code',
      client_id: sessionStorage.clientId,
      redirect_uri: redirectUri,
      code: asked.get('code'),
      code_verifier: sessionStorage.verifier,
    }),
  });
  const query = new URLSearchParams({ croql: 'is hidden and not is duplicate' });
  const { data } = await json(`${sessionStorage.baseUrl}/api/v2/projects/1/strings?${query}`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  status.textContent = `${data.length} found`;
  for (const { data: string } of data)
    document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: string.text }));
}

async function json(address, request) {
  const answer = await fetch(address, request);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}

const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (size) => base64url(crypto.getRandomValues(new Uint8Array(size)));
const challengeOf = async (verifier) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
