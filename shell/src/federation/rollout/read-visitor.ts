const STORAGE_KEY = 'narthex_visitor';

/** A random name for this browser, which decides what it is among the first to try. It is sent nowhere. */
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
    // Storage is switched off: among the last to try anything.
    return '';
  }
}
