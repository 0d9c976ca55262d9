import type { Addresses } from '../run/plan.ts';

/** The flags that name a service by its addresses. */
export const addressFlags = ({
  authUrl,
  baseUrl,
  enterpriseBaseUrl,
  stateUrl,
}: Required<Addresses>): readonly string[] => [
  ...['--auth-url', authUrl, '--base-url', baseUrl],
  ...['--enterprise-base-url', enterpriseBaseUrl, '--state-url', stateUrl],
];
