import type { Rule } from '../kit/rule.ts';

/** The logins of browsers, by number, 0 where nobody has signed in, and those whose tokens the calls carried that each browser led to. */
export interface BrowserCalls {
  readonly browsers: readonly { readonly login: number; readonly used: readonly number[] }[];
  /** Whether the app has been seen to use the tokens of several logins elsewhere. */
  readonly keepsApart?: boolean;
  /** Of each visit, the tokens of users who signed in before these that calls carried; an app may go on for those by itself. */
  readonly earlier?: readonly (readonly string[])[];
}

/** Visits at each of which an app hardly goes on for another user by chance. */
const ENOUGH_VISITS = 6;

/** Whether each visit led to a call with one token of before. */
const usesEarlierToken = ({ earlier = [] }: BrowserCalls): boolean =>
  earlier.length >= ENOUGH_VISITS && earlier[0]!.some((token) => earlier.every((tokens) => tokens.includes(token)));

const usedBy = ({ browsers }: BrowserCalls): ReadonlySet<number> => new Set(browsers.flatMap(({ used }) => used));
const countCalling = ({ browsers }: BrowserCalls) => browsers.filter(({ used }) => used.length > 0).length;
/** Whether the calls of several browsers all carry the token of one login. */
export const isShared = (calls: BrowserCalls): boolean => countCalling(calls) > 1 && usedBy(calls).size === 1;

/**
 * Whether the calls of all users carry the token of whoever signed in last, and others have to sign in before they get one:
 * then it is no account of the app itself.
 */
function isOfLatest(calls: BrowserCalls): boolean {
  const { browsers } = calls;
  const calling = browsers.filter(({ used }) => used.length > 0).map(({ login }) => login);
  return (
    isShared(calls) &&
    usedBy(calls).has(Math.max(...calling)) &&
    !calling.includes(0) &&
    calling.length < browsers.length
  );
}
/** Whether the app has one token, and acts for no user in particular. */
const isOneForAll = (calls: BrowserCalls): boolean =>
  isShared(calls) && calls.keepsApart !== true && !isOfLatest(calls);

const FEW = 'fewer than two browsers led to calls of the API';
const apart: BrowserCalls = {
  browsers: [
    { login: 1, used: [1, 1] },
    { login: 2, used: [2] },
  ],
};
const shared: BrowserCalls = {
  browsers: [
    { login: 1, used: [2] },
    { login: 2, used: [2] },
  ],
};

/** Tokens of several users are in use, and each call carries one of its own user. */
export const usesOwnToken: Rule<BrowserCalls> = {
  requirement: 'oauth.app-side.own-token',
  expected: 'a call of the API for a user carries a token of that user',
  violation: (calls) => {
    // One token for all is another rule's business.
    if (isOneForAll(calls)) return undefined;
    for (const { login, used } of calls.browsers) {
      const other = used.find((one) => one !== login);
      if (other === undefined) continue;
      return {
        code: 'sent',
        what: 'a call of the API',
        name: 'Authorization',
        expected:
          login === 0 ? 'no call, since nobody has signed in there' : `a token of login ${login}, that of the browser`,
        actual: `a token of login ${other}`,
      };
    }
    if (usesEarlierToken(calls))
      return {
        code: 'sent',
        what: 'a call of the API',
        name: 'Authorization',
        expected: 'a token of the login of the browser',
        actual: 'at each visit the token of one user who signed in before',
      };
    return undefined;
  },
  unproven: (calls) =>
    countCalling(calls) < 2 ? FEW : isOneForAll(calls) ? 'the app uses the token of one login for all' : undefined,
  invalid: [
    {
      title: 'the tokens of two users are swapped',
      input: {
        browsers: [
          { login: 1, used: [2] },
          { login: 2, used: [1] },
        ],
      },
    },
    {
      title: 'a browser in which nobody has signed in gets the token of a user',
      input: { browsers: [...apart.browsers, { login: 0, used: [2] }] },
    },
    {
      title: 'a further call at each visit has the token of one user of before',
      input: { ...apart, earlier: Array.from({ length: ENOUGH_VISITS }, () => ['a']) },
    },
    {
      title: 'all users get the token of the last one, and only users do',
      input: { browsers: [...shared.browsers, { login: 0, used: [] }] },
    },
    {
      title: 'two logins share a token, and other logins do not',
      input: { ...shared, keepsApart: true },
    },
    {
      title: 'one call of several carries the token of another user',
      input: {
        browsers: [
          { login: 1, used: [1, 2] },
          { login: 2, used: [2] },
        ],
      },
    },
  ],
  valid: [
    { title: 'each user has their own', input: apart },
    {
      title: 'an app that goes on for a user of before by itself',
      input: { ...apart, earlier: [['a'], [], ['a'], ['a'], ['a'], []] },
    },
    {
      title: 'a browser in which nobody has signed in',
      input: { browsers: [...apart.browsers, { login: 0, used: [] }] },
    },
  ],
};

/** Not all calls carry the token of one user, where several have signed in. */
export const usesTokenOfEach: Rule<BrowserCalls> = {
  requirement: 'oauth.app-tokens',
  expected: 'each of several users has a token of their own',
  violation: (calls) =>
    isShared(calls) && !isOfLatest(calls)
      ? {
          code: 'sent',
          what: 'every call of the API',
          name: 'Authorization',
          expected: 'a token of the login of its browser',
          actual: `a token of login ${[...usedBy(calls)].join()}`,
        }
      : undefined,
  unproven: (calls) => (countCalling(calls) < 2 ? FEW : undefined),
  invalid: [{ title: 'all users share one', input: shared }],
  valid: [{ title: 'each user has their own', input: apart }],
};

/** Logins of several browsers that were under way at the same time, in an app that keeps its users apart. */
export interface LoginsAtATime {
  readonly begun: number;
  readonly exchanged: number;
}

/** A login is not lost because another browser begins one. */
export const exchangesEach: Rule<LoginsAtATime> = {
  requirement: 'oauth.app-side.exchange',
  expected: 'the code of each login is exchanged',
  violation: ({ begun, exchanged }) =>
    exchanged < begun
      ? {
          code: 'did',
          after: `the callbacks of ${begun} logins that as many browsers began at a time`,
          expected: `${begun} code exchanges`,
          actual: `${exchanged}; of an app that keeps the users of several browsers apart`,
        }
      : undefined,
  invalid: [{ title: 'the last one alone', input: { begun: 3, exchanged: 1 } }],
  valid: [{ title: 'each one', input: { begun: 3, exchanged: 3 } }],
};

/** A browser whose cookies another one had when it began a login, and who visits a page after that login. */
export interface KeptSession {
  /** What the cookies are. */
  readonly cookies: string;
  /** Whether the visits of each led to calls with the token of that login. */
  readonly ofLogin: boolean;
  readonly ofOther: boolean;
}

/** A login signs in no session of before. RFC 6265, 8.4. */
export const renewsSession: Rule<KeptSession> = {
  requirement: 'oauth.app-side.session-renewed',
  expected: 'the cookies of before a login do not sign in',
  violation: ({ cookies, ofLogin, ofOther }) =>
    ofLogin && ofOther
      ? {
          code: 'did',
          after: `a login in a browser with ${cookies}`,
          expected: 'no call for its user from a browser that has these cookies alone',
          actual: 'a call with the token of the user',
        }
      : undefined,
  unproven: ({ ofLogin }) => (ofLogin ? undefined : 'the page calls nothing for its user'),
  invalid: [{ title: 'a session of before', input: { cookies: 'cookies', ofLogin: true, ofOther: true } }],
  valid: [{ title: 'a new session', input: { cookies: 'cookies', ofLogin: true, ofOther: false } }],
};

/** Pages of an app, and the users whose projects each of them shows. */
export interface ShownProjects {
  readonly pages: readonly {
    /** The user of the browser; null where nobody has signed in. */
    readonly user: string | null;
    readonly shown: readonly string[];
  }[];
}

const showsOf = (
  ...pages: readonly (readonly [user: string | null, ...shown: readonly string[]])[]
): ShownProjects => ({
  pages: pages.map(([user, ...shown]) => ({ user, shown })),
});

/** A page shows what the service listed for the user of its browser. An app with the same page for all shows nobody's own. */
export const showsOwnProjects: Rule<ShownProjects> = {
  requirement: 'oauth.app-side.own-projects',
  expected: 'a page shows what the service listed for its own user',
  violation: ({ pages }) => {
    const other = pages.find(({ user, shown }) => shown.some((one) => one !== user));
    return other && showsApart({ pages })
      ? {
          code: 'did',
          after: other.user === null ? 'a visit without a login' : `a visit of ${other.user}`,
          expected: other.user === null ? 'no projects' : `the projects of ${other.user}`,
          actual: `the projects of ${other.shown.find((one) => one !== other.user)}`,
        }
      : undefined;
  },
  unproven: (shown) => (showsApart(shown) ? undefined : 'the page does not show two users their own projects'),
  invalid: [
    { title: 'those of the user before', input: showsOf(['alice', 'alice'], ['bob', 'bob'], ['bob', 'alice']) },
    { title: 'those of both', input: showsOf(['alice', 'alice'], ['bob', 'alice', 'bob'], ['bob', 'bob']) },
    {
      title: 'those of a user where nobody has signed in',
      input: showsOf(['alice', 'alice'], ['bob', 'bob'], [null, 'bob']),
    },
  ],
  valid: [{ title: 'their own, or none', input: showsOf(['alice', 'alice'], ['bob', 'bob'], ['bob'], [null]) }],
};

/** Whether two users each saw a page with their own projects alone. */
export const showsApart = ({ pages }: ShownProjects) =>
  new Set(pages.filter(({ user, shown }) => shown.length === 1 && shown[0] === user).map(({ user }) => user)).size > 1;
