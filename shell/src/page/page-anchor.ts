/** Moves focus there without scrolling: it is read aloud, and the keyboard goes on from it. */
export function moveFocusTo(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The element a hash names, once it is there. */
export const findAnchor = (hash: string): HTMLElement | null =>
  hash.length > 1 ? document.getElementById(hash.slice(1)) : null;

/** What is read aloud of an anchor: its heading, if it has one. */
export const findHeading = (anchor: HTMLElement): HTMLElement =>
  anchor.querySelector<HTMLElement>('h1, h2, h3, h4') ?? anchor;
