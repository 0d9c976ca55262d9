/** Fails a request that no route matches; the sentence names the nearest route. */
export function throwUnknownRoute(sentence: string): never {
  // With the form of a network error, which interceptors pass on to the client unchanged.
  throw Object.assign(new Error(sentence), { code: 'ERR_NO_ROUTE', errno: undefined });
}
