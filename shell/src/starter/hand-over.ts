import type { PageDocument } from '@narthex/shared-contracts';

declare global {
  /** Holds the document's data once the starter has requested it for the application. */
  var __narthexPage: Promise<PageDocument> | undefined;
  /** Undoes what the starter changed in the server's HTML; the application calls it before it hydrates. */
  var __narthexHandOver: (() => void) | undefined;
}

/** Lets something be undone, or end, before the application hydrates. */
export function onHandOver(undo: () => void): void {
  const undoOthers = globalThis.__narthexHandOver;
  globalThis.__narthexHandOver = () => {
    undoOthers?.();
    undo();
  };
}
