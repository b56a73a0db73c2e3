/**
 * Moves the focus to an element without scrolling, so that screen readers read it and the keyboard continues
 * from it.
 */
export function moveFocusTo(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Returns the element that a hash names, or null if it isn't rendered yet. */
export const findAnchor = (hash: string): HTMLElement | null =>
  hash.length > 1 ? document.getElementById(hash.slice(1)) : null;

/** Returns the heading of an anchor, which screen readers then read, or the anchor itself. */
export const findHeading = (anchor: HTMLElement): HTMLElement =>
  anchor.querySelector<HTMLElement>('h1, h2, h3, h4') ?? anchor;
