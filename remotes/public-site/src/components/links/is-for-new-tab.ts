import type { MouseEvent } from 'react';

/** Whether a click asks for a new tab or window: that is left to the browser. */
export const isForNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;
