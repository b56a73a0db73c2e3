declare global {
  /** Time at which the menu button and the prayer form of the home page first reacted; null until then. */
  var narthexHydratedAt: number | null;
}

/**
 * Runs in the page before its own code and is sent as text like `probePage`.
 *
 * Only hydrated code turns the menu button into a button and disables the button of the empty prayer form.
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
