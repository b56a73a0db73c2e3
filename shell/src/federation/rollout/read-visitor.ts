const STORAGE_KEY = 'narthex_visitor';

/**
 * Returns a random name of this browser, which decides if it gets a canary. The name is never sent anywhere.
 */
export function readVisitor(): string {
  try {
    const known = localStorage.getItem(STORAGE_KEY);
    if (known) return known;
    const visitor = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
      '-',
    );
    localStorage.setItem(STORAGE_KEY, visitor);
    return visitor;
  } catch {
    // Storage is not available. A visitor without a name gets a canary last.
    return '';
  }
}
