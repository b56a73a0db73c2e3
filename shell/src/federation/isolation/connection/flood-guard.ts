/** A frame may send this many messages in a second; a busy page of many lists sends some hundred. */
const MAX_MESSAGES = 1_000;
const WINDOW_MS = 1_000;

/** Returns a function that counts a message, and returns true once more have come in a second than a frame may send. */
export function createFloodGuard(now: () => number = () => performance.now()): () => boolean {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since >= WINDOW_MS) {
      since = now();
      count = 0;
    }
    count += 1;
    return count > MAX_MESSAGES;
  };
}
