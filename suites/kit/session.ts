/** Names one value in a {@link Session} and creates it. A driver declares its key beside the code that uses it. */
export interface SessionKey<Value> {
  readonly create: () => Value;
}

/** Makes the key of a value that every target begins with. */
export const sessionKey = <Value>(create: () => Value): SessionKey<Value> => ({ create });

/** What drivers remember about one target from check to check, and the resources that they opened for it. */
export interface Session {
  /** The value of a key, created on first use. Drivers change it in place. */
  readonly get: <Value>(key: SessionKey<Value>) => Value;
  /** Has a resource released when the session is closed. */
  readonly onClose: (release: () => Promise<void>) => void;
  readonly close: () => Promise<void>;
}

/** Opens the session of one target. */
export function openSession(): Session {
  const values = new Map<SessionKey<unknown>, unknown>();
  const releases: (() => Promise<void>)[] = [];
  return {
    get: <Value>(key: SessionKey<Value>) => {
      if (!values.has(key)) values.set(key, key.create());
      return values.get(key) as Value;
    },
    onClose: (release) => void releases.push(release),
    close: async () => {
      values.clear();
      await Promise.all(releases.splice(0).map((release) => release()));
    },
  };
}
