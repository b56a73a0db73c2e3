/** Where the page keeps the known hashes: path -> `sha384-…`. The shell fills it before it loads anything. */
const HASHES = 'globalThis.__narthexIntegrity';
/** Where the page counts how often each file was asked for, by path. */
const ATTEMPTS = 'globalThis.__narthexAttempts';

/** Well-formed and impossible: what a file without a known hash is checked against, so that it is refused. */
const UNKNOWN = `sha384-${'A'.repeat(64)}`;

/**
 * Code that completes a tag which a loader of the bundler has made and not inserted yet: it gets the known hash of its
 * file, and a URL that wasn't asked for before. Of one that was, the browser would wait for the earlier request, or give
 * back the bytes that it refused.
 */
export const completeTag = (tag: string, attribute: 'src' | 'href'): string =>
  `(function (tag, path, hashes, attempts) {
  if (attempts[path]) tag.${attribute} += "?try=" + attempts[path];
  attempts[path] = (attempts[path] || 0) + 1;
  tag.integrity = hashes[path] || ${JSON.stringify(UNKNOWN)};
  tag.crossOrigin = "anonymous";
})(${tag}, new URL(${tag}.${attribute}, document.baseURI).pathname, ${HASHES} || {}, ${ATTEMPTS} = ${ATTEMPTS} || {});`;
