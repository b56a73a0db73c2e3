declare global {
  /** When the menu button and the prayer form of the home page first reacted; null while they don't. */
  var narthexHydratedAt: number | null;
}

/**
 * Runs in the page before its own code, sent as text like `probePage`.
 *
 * The menu button becomes a button, and the empty prayer form's button is disabled, only by hydrated code.
 */
export function probeHydration(): void {
  globalThis.narthexHydratedAt = null;
  new MutationObserver((_, observer) => {
    const menu = document.querySelector('[aria-label="Menu"][role="button"]');
    const form = document.querySelector('form[aria-label="Prayer request"] button[type="submit"]:disabled');
    if (!menu || !form) return;
    globalThis.narthexHydratedAt = performance.now();
    observer.disconnect();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['role', 'disabled'],
  });
}
