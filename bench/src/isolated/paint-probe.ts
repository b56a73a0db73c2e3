declare global {
  /** Holds the time, in milliseconds since 1970, at which the heading of the remote was painted in this document. */
  var narthexPaintedAt: number | undefined;
  /** Holds the time at which the page showed the frame. */
  var narthexFrameShownAt: number | undefined;
}

/** Runs in page and frame before their own code. It is sent as text, so it uses nothing from outside. */
export function probePaint(heading: string): void {
  new MutationObserver((_, observer) => {
    const hasHeading = [...document.querySelectorAll('h1')].some((h1) => h1.textContent === heading);
    const hasFrame = document.querySelector('iframe[data-shown]') !== null;
    if (!hasHeading && !hasFrame) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = performance.timeOrigin + performance.now();
        if (hasHeading) globalThis.narthexPaintedAt = now;
        else globalThis.narthexFrameShownAt = now;
      }),
    );
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}
