/**
 * Sets a state and gives the body of the response. Rejects with an Error that says why the service refused.
 * @param {string} path the path of the state address
 * @param {string} state
 * @param {object} params
 * @returns {Promise<any>}
 */
export async function setState(path, state, params) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  });
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(body.error ?? `The service responded with status ${response.status}.`);
  return body;
}
