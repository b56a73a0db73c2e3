/** Returns a redirect target as a path of our own origin, or null if it would leave the site. */
export function safeReturnTo(
  target: string | null | undefined,
  origin = window.location.origin,
): string | null {
  if (!target) return null;
  try {
    const url = new URL(target, origin);
    return url.origin === origin && target.startsWith('/') ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
