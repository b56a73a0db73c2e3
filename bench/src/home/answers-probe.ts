declare global {
  /** When the menu button and the prayer form of the home page first answered; null while they don't. */
  var narthexAnswers: number | null;
}

/**
 * Runs in the page before its own code, sent as text like `probePage`.
 *
 * The menu button becomes a button, and the empty prayer form's button is disabled, only by code that has taken over.
 */
export function probeAnswers(): void {
  globalThis.narthexAnswers = null;
  new MutationObserver((_, observer) => {
    const menu = document.querySelector('[aria-label="Menu"][role="button"]');
    const form = document.querySelector('form[aria-label="Prayer request"] button[type="submit"]:disabled');
    if (!menu || !form) return;
    globalThis.narthexAnswers = performance.now();
    observer.disconnect();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['role', 'disabled'],
  });
}
