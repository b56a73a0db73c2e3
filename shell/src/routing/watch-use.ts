/**
 * Records if the person uses something around the page while it loads, such as a menu, which must then keep
 * the focus.
 */
export function watchUse() {
  let hasInteracted = false;
  const stop = new AbortController();
  for (const type of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(type, () => (hasInteracted = true), { signal: stop.signal });
  }
  return {
    isElsewhere: () =>
      hasInteracted &&
      document.activeElement !== document.body &&
      document.activeElement?.closest('#content') === null,
    stop: () => stop.abort(),
  };
}
