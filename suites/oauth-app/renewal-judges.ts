import { authenticationFindings, authenticationRequirements } from './authentication.ts';
import { authorization, call, codeExchange, CONFIDENTIAL, PUBLIC, renewal, shown } from './samples.ts';
import { trafficOf } from './traffic.ts';
import type { Traffic } from './traffic.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import type { LoginApp } from '../../spec/run.ts';

const WHAT = 'the renewal';

interface Renewals {
  /** Everything since the login, with the code exchange that began it. */
  readonly traffic: Traffic;
  readonly app: LoginApp;
}

/** Each renewal has what the source lists, and the refresh token of the latest response. */
export const renewals: Judge<Renewals> = {
  id: 'oauth-app.renewals',
  decides: ({ traffic, app }) =>
    traffic.renewals.length === 0
      ? []
      : ['oauth.app-side.refresh', 'oauth.app-side.refresh-latest', ...authenticationRequirements(app)],
  judge: ({ traffic, app }) => {
    const findings: Finding[] = [];
    /** The refresh tokens of responses, and whether a later response has taken their place. */
    const isReplaced = new Map<string, boolean>();
    for (const { refresh } of traffic.exchanges) if (refresh !== undefined) isReplaced.set(refresh, false);
    for (const one of traffic.renewals) {
      const { fields, refresh } = one;
      const sent = (name: string, due: string) => {
        const came = fields.get(name) ?? null;
        findings.push({ requirement: 'oauth.app-side.refresh', code: 'sent', what: WHAT, name, due, came });
      };
      if (fields.get('grant_type') !== 'refresh_token') sent('grant_type', 'refresh_token');
      if (fields.get('client_id') !== app.clientId) sent('client_id', app.clientId);
      const used = fields.get('refresh_token');
      if (used === undefined) sent('refresh_token', 'a refresh token');
      else if (isReplaced.get(used) !== false) {
        findings.push({
          requirement: 'oauth.app-side.refresh-latest',
          code: 'sent',
          what: WHAT,
          name: 'refresh_token',
          due: 'that of the latest token response',
          came: isReplaced.has(used) ? 'one that a later response has replaced' : 'one that no response has brought',
        });
      }
      findings.push(...authenticationFindings(WHAT, one, app));
      if (refresh === undefined) continue;
      if (used !== undefined) isReplaced.set(used, true);
      isReplaced.set(refresh, false);
    }
    return findings;
  },
  get rejects() {
    const refresh = 'oauth.app-side.refresh' as const;
    const latest = 'oauth.app-side.refresh-latest' as const;
    return [
      { title: 'no client_id', breaks: refresh, input: after(renewal({ client_id: undefined })) },
      { title: 'no refresh_token', breaks: refresh, input: after(renewal({ refresh_token: undefined }, null)) },
      { title: 'the first refresh token again', breaks: latest, input: after(renewal(), renewal({}, null)) },
      {
        title: 'an access token in its place',
        breaks: latest,
        input: after(renewal({ refresh_token: 'first access token' }, null)),
      },
      {
        title: 'no secret',
        breaks: 'oauth.app-side.secret' as const,
        input: after(renewal({ client_secret: undefined }, null)),
      },
      {
        title: 'a secret of a public app',
        breaks: 'oauth.app-side.secret-omitted' as const,
        input: { ...after(renewal({ client_secret: 'a' }, 'second', PUBLIC)), app: PUBLIC },
      },
      {
        title: 'the refresh token in the address',
        breaks: 'oauth.app-side.secrets-in-body' as const,
        input: after({
          ...renewal(),
          request: { ...renewal().request, url: 'http://service.example/oauth/token?refresh_token=x' },
        }),
      },
    ];
  },
  get accepts() {
    return [
      {
        title: 'one after the other',
        input: after(renewal(), renewal({ refresh_token: 'second refresh token' }, 'third')),
      },
      { title: 'a refused one that is tried once more', input: after(renewal({}, null), renewal()) },
      { title: 'none', input: after() },
    ];
  },
};

const after = (...more: readonly Exchange[]): Renewals => ({
  traffic: trafficOf([authorization(), codeExchange(), ...more]),
  app: CONFIDENTIAL,
});

interface Visited {
  /** What two visits of a page brought, one after the other, when the access token had expired. */
  readonly visits: readonly {
    readonly last: Exchange;
    /** Whether the browser came by the authorization page. */
    readonly isAsked: boolean;
    readonly traffic: Traffic;
  }[];
}

/** An app whose access token has expired gets another one in some way, or at least stops using it. */
export const renewed: Judge<Visited> = {
  id: 'oauth-app.renewed',
  decides: () => ['oauth.app-side.renewal'],
  judge: ({ visits }) => {
    const isServed = visits.some(
      ({ isAsked, traffic }) =>
        isAsked || [...traffic.exchanges, ...traffic.renewals].some(({ access }) => access !== undefined),
    );
    const last = visits.at(-1);
    const isStuck =
      last !== undefined &&
      (last.last.response.status >= 500 || last.traffic.calls.some(({ response }) => response.status === 401));
    if (isServed || !isStuck) return [];
    const due = 'a renewal with the refresh token, or a way to the authorization page';
    const came = `neither came, and the page answers ${last.last.response.status}`;
    return [{ requirement: 'oauth.app-side.renewal', code: 'did', after: 'the access token had expired', due, came }];
  },
  get rejects() {
    const breaks = 'oauth.app-side.renewal' as const;
    const expired = [call({ authorization: 'Bearer old' }, '', 401)];
    return [
      { title: 'an error page each time', breaks, input: twice(502, []) },
      { title: 'the expired token each time', breaks, input: twice(200, expired) },
      { title: 'a renewal that is refused each time', breaks, input: twice(500, [renewal({}, null)]) },
    ];
  },
  get accepts() {
    return [
      {
        title: 'a renewal after a refused call',
        input: twice(200, [call({ authorization: 'Bearer old' }, '', 401), renewal()]),
      },
      {
        title: 'the authorization page',
        input: { visits: twice(200, []).visits.map((visit) => ({ ...visit, isAsked: true })) },
      },
      { title: 'a page that wants a new login', input: twice(401, []) },
    ];
  },
};

const twice = (status: number, sent: readonly Exchange[]): Visited => {
  const visit = { last: shown('', { status }), isAsked: false, traffic: trafficOf(sent) };
  return { visits: [visit, visit] };
};
