/** Returns whether a click opens a new tab or a menu, which is left to the browser. */
export const isForNewTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
