/** Where the service is, and as whom the app goes there. */
export interface Settings {
  readonly authUrl: string;
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Renews the tokens of a user who has let the app in. */
export async function renew(settings: Settings, refreshToken: string): Promise<Tokens> {
  const answer = await fetch(`${settings.authUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'refresh_token',
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      refresh_token: refreshToken,
    }),
  });
  if (!answer.ok) throw new Error(`The tokens were not renewed: ${answer.status}`);
  return (await answer.json()) as Tokens;
}

/** The texts of a project that nobody has translated into a language. */
export async function untranslated(
  { baseUrl }: Settings,
  accessToken: string,
  projectId: number,
  languageId: string,
): Promise<string[]> {
  const croql = `count of translations where (language = @language:"${languageId}") = 0`;
  const address = `${baseUrl}/api/v2/projects/${projectId}/strings?${new URLSearchParams({ croql, limit: '500' })}`;
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${accessToken}` } });
  if (!answer.ok) throw new Error(`The strings were not listed: ${answer.status}`);
  const { data } = (await answer.json()) as { data: { data: { text: string } }[] };
  return data.map(({ data: { text } }) => text);
}
