import { KIT } from './package.ts';

/** What a configuration is for. */
export const KINDS = ['service', 'app', 'mock'] as const;
/** What `locspec init` sets up. */
export type Kind = (typeof KINDS)[number];

/** What the texts depend on. */
export interface Found {
  readonly kind: Kind;
  /** The address of the service or the app. */
  readonly address: string;
  readonly isTypeScript: boolean;
  /** The command that installs the dependencies; absent without a package.json. */
  readonly install?: string;
  /** The command that runs the kit. */
  readonly locspec: string;
  /** The commands that start and test what is verified, if the folder has such scripts. */
  readonly start?: string;
  readonly test?: string;
}

/** The command that runs the kit in a folder that depends on it, or in any other. */
export const runnerOf = (isInstalled: boolean): string =>
  isInstalled ? 'npx locspec' : `npx --yes ${KIT.name}@${KIT.version}`;

/** The configuration with its possible keys, as a module in TypeScript or JavaScript. */
export function configurationText(found: Found): string {
  const [head, tail] = found.isTypeScript
    ? [`import type { Configuration } from 'locspec';\n\nexport default {`, '} satisfies Configuration;']
    : [`/** @type {import('locspec').Configuration} */\nexport default {`, '};'];
  return `${head}\n  // A string 'env:NAME' anywhere is read from the environment.\n${BODIES[found.kind](found)}${tail}\n`;
}

const BODIES: Readonly<Record<Kind, (found: Found) => string>> = {
  service: ({ address }) => `  service: {
    // The authorization server, without /oauth.
    authUrl: '${address}',
    // The API of the hosted edition, without /api/v2.
    baseUrl: '${address}',
    // The API of the enterprise edition, if there is one.
    // enterpriseBaseUrl: '${address}',
    // Where a test installation takes data and apps; a run can test more with it.
    // stateUrl: '${address}/_state',
  },
  // Registered apps; needed if the state address cannot register apps.
  // apps: {
  //   confidential: { clientId: '…', clientSecret: 'env:CLIENT_SECRET', redirectUris: ['http://127.0.0.1:4999/callback'] },
  //   public: { clientId: '…', redirectUris: ['http://127.0.0.1:4999/callback'] },
  // },
  scopes: ['project', 'tm', 'glossary'],
  // How a browser answers the page that asks the user, if the state address does not.
  // consent: { by: 'browser', approve: [{ click: 'button[value=approve]' }], deny: [{ click: 'button[value=deny]' }] },
  // For read-only runs: a token, and the lists to read.
  // accessToken: 'env:SERVICE_TOKEN',
  // lists: { projectId: 1, languageId: 'uk', tmId: 1, glossaryId: 1 },
  // How your service resolves the gaps of the source; see \`locspec list gaps\`.
  answers: {},
`,
  app: () => `  module: {
    // The jobType that the app expects.
    jobType: 'file-post-import',
    // Additional headers and query parameters of each call.
    headers: {},
    query: {},
    // How the service authenticates to the app.
    // jwt: { secret: 'env:APP_SECRET', in: 'query:jwtToken', claims: {} },
  },
`,
  mock: () => `  // How the reference service resolves the gaps of the source; see \`locspec list gaps\`.
  answers: {},
`,
};

/** The number of machines that share a run. */
const SHARDS = 3;

const SETUP = ({ install }: Found, indent: string) =>
  [
    '- uses: actions/checkout@v4',
    '- uses: actions/setup-node@v4',
    '  with:',
    '    node-version: 22',
    ...(install === undefined ? [] : [`- run: ${install}`]),
  ]
    .map((line) => `${indent}${line}`)
    .join('\n');

const START = ({ kind, start, address }: Found) =>
  start === undefined ? `echo "start your ${kind} here, so that it answers at ${address}"` : `${start} &`;

/** Waits for any response. */
const waitFor = (address: string) => `timeout 60 sh -c 'until curl -s -o /dev/null ${address}; do sleep 1; done'`;

/** The arguments of `verify`. */
const target = ({ kind, address }: Found) => (kind === 'app' ? `app ${address}` : 'service');

/** A workflow of GitHub Actions. */
export function githubText(found: Found): string {
  const head = `name: conformance
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
`;
  if (found.kind === 'mock')
    return `${head}  test:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
${SETUP(found, '      ')}
      # The reference service, for the tests.
      - run: ${found.locspec} mock --port 4010 --enterprise-port 4011 &
      - run: ${waitFor('http://127.0.0.1:4010/')}
      - run: ${found.test ?? 'echo "run your tests here, against http://127.0.0.1:4010"'}
`;
  return `${head}  verify:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    strategy:
      fail-fast: false
      matrix:
        shard: [${Array.from({ length: SHARDS }, (_, index) => index + 1).join(', ')}]
    steps:
${SETUP(found, '      ')}
      - run: ${START(found)}
      # The job below has the verdict of all shards.
      - run: ${found.locspec} verify ${target(found)} --shard \${{ matrix.shard }}/${SHARDS}
        continue-on-error: true
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: locspec-\${{ matrix.shard }}
          path: locspec-report
  report:
    needs: verify
    if: always()
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
${SETUP(found, '      ')}
      - uses: actions/download-artifact@v4
        with:
          pattern: locspec-*
          path: shards
      - run: ${found.locspec} report merge shards/* --report junit,sarif,md
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: locspec-report
          path: locspec-report
`;
}

/** What tells every night whether a service resolves the gaps as its profile says; \`profile.json\` is committed. */
const DRIFT = ({ locspec }: Found): readonly string[] => [
  `${locspec} probe --output tonight.json`,
  `test -f profile.json || { echo "commit tonight.json as profile.json"; cp tonight.json profile.json; }`,
  `touch expected-failures.yaml`,
  `${locspec} profile diff profile.json tonight.json --expected-failures expected-failures.yaml`,
];

/** A workflow of GitHub Actions that looks every night for drift. */
export const githubDriftText = (found: Found): string => `name: drift
on:
  schedule:
    - cron: '0 3 * * *'
  workflow_dispatch:
permissions:
  contents: read
jobs:
  drift:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
${SETUP(found, '      ')}
      - run: ${START(found)}
      # What drifted is accepted by an entry in expected-failures.yaml, or by a new profile.json.
${DRIFT(found)
  .map((line) => `      - run: ${line}`)
  .join('\n')}
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: profile
          path: tonight.*
`;

/** Jobs of GitLab CI. */
export function gitlabText(found: Found): string {
  const before = found.install === undefined ? '' : `  before_script:\n    - ${found.install}\n`;
  if (found.kind === 'mock')
    return `test:
  image: node:22
${before}  script:
    # The reference service, for the tests.
    - ${found.locspec} mock --port 4010 --enterprise-port 4011 &
    - ${waitFor('http://127.0.0.1:4010/')}
    - ${found.test ?? 'echo "run your tests here, against http://127.0.0.1:4010"'}
`;
  return `locspec:
  image: node:22
  parallel: ${SHARDS}
  # The job below has the verdict of all shards.
  allow_failure: true
${before}  script:
    - ${START(found)}
    - ${found.locspec} verify ${target(found)} --shard $CI_NODE_INDEX/$CI_NODE_TOTAL --report-dir shard-$CI_NODE_INDEX
  artifacts:
    when: always
    paths:
      - shard-$CI_NODE_INDEX
locspec-report:
  image: node:22
  needs: [locspec]
  when: always
${before}  script:
    - ${found.locspec} report merge shard-* --report junit,md
  artifacts:
    when: always
    paths:
      - locspec-report
    reports:
      junit: locspec-report/junit.xml
${found.kind === 'service' ? gitlabDriftText(found, before) : ''}`;
}

/** A job of GitLab CI that looks for drift in scheduled pipelines. */
const gitlabDriftText = (found: Found, before: string): string => `drift:
  image: node:22
  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule"
${before}  script:
    - ${START(found)}
    # What drifted is accepted by an entry in expected-failures.yaml, or by a new profile.json.
${DRIFT(found)
  .map((line) => `    - ${line}`)
  .join('\n')}
  artifacts:
    when: always
    paths:
      - tonight.*
`;
