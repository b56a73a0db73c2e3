/** The shell stores the known hashes here before it loads anything: path -> `sha384-…`. */
const HASHES = 'globalThis.__narthexIntegrity';
/** The requests of each file are counted here by its path. */
const ATTEMPTS = 'globalThis.__narthexAttempts';

/** The value is well-formed but no file has this hash, so browsers refuse a file without a known hash. */
const UNKNOWN = `sha384-${'A'.repeat(64)}`;

/**
 * Returns code that completes a tag which a loader of the bundler has created but not inserted. It adds the
 * known hash of the file, and makes the URL of a retry unique: the browser would wait for an earlier request
 * of the same URL, or return the bytes it refused.
 */
export const completeTag = (tag: string, attribute: 'src' | 'href'): string =>
  `(function (tag, path, hashes, attempts) {
  if (attempts[path]) tag.${attribute} += "?try=" + attempts[path];
  attempts[path] = (attempts[path] || 0) + 1;
  tag.integrity = hashes[path] || ${JSON.stringify(UNKNOWN)};
  tag.crossOrigin = "anonymous";
})(${tag}, new URL(${tag}.${attribute}, document.baseURI).pathname, ${HASHES} || {}, ${ATTEMPTS} = ${ATTEMPTS} || {});`;
