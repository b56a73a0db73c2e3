/** Moves focus there without scrolling: it is read aloud, and the keyboard goes on from it. */
export function moveFocusTo(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The element a hash names, once it is there. */
export const placeOf = (hash: string): HTMLElement | null =>
  hash.length > 1 ? document.getElementById(hash.slice(1)) : null;

/** What is read aloud of a place: its heading, if it has one. */
export const headOf = (place: HTMLElement): HTMLElement =>
  place.querySelector<HTMLElement>('h1, h2, h3, h4') ?? place;
