const KEY_IN_URL = /\/media\/([a-z0-9][a-z0-9.-]{0,119})/g;

/** Returns the keys of all media URLs in an object, including those in HTML. */
export function namedFiles(value: unknown): ReadonlySet<string> {
  if (value === null || value === undefined) return new Set();
  const text = JSON.stringify(value);
  return new Set([...text.matchAll(KEY_IN_URL)].flatMap(([, key]) => key ?? []));
}

/** Matches paths only: another site's URL, whose host stands before the path, may look the same from there on. */
const KEY_IN_PATH = /(?<![\w.:\]-])\/media\/([a-z0-9][a-z0-9.-]{0,119})/g;

/** Returns the keys of this site's files that `after` contains and `before` doesn't. */
export function addedFiles(before: unknown, after: unknown): readonly string[] {
  const known = namedFiles(before);
  const keys = [...JSON.stringify(after ?? null).matchAll(KEY_IN_PATH)].flatMap(([, key]) => key ?? []);
  return [...new Set(keys)].filter((key) => !known.has(key));
}
