import type { MouseEvent } from 'react';

/** Returns whether a click opens a new tab or window, which is left to the browser. */
export const isForNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;
