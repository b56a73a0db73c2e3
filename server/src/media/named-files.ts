const KEY_IN_URL = /\/media\/([a-z0-9][a-z0-9.-]{0,119})/g;

/** Returns the keys of all media URLs in an object, including those in HTML. */
export function namedFiles(value: unknown): ReadonlySet<string> {
  if (value === null || value === undefined) return new Set();
  const text = JSON.stringify(value);
  return new Set([...text.matchAll(KEY_IN_URL)].flatMap(([, key]) => key ?? []));
}
