import { useEffect, type RefObject } from 'react';
import type { RemoteProxy } from 'penpal';
import type { FrameMethods } from '../frame-protocol';

const PING_EVERY_MS = 4_000;
/** A frame that doesn't respond for this long is blocked by its own code. */
const PING_TIMEOUT_MS = 4_000;

/** Asks a frame that is shown again and again if it still responds. */
export function usePings(
  frame: RefObject<Promise<RemoteProxy<FrameMethods>> | null>,
  isShown: boolean,
  onPing: (isResponding: boolean) => void,
): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => {
      const ping = frame.current?.then((connected) => connected.ping());
      if (!ping) return;
      const limit = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PING_TIMEOUT_MS));
      void Promise.race([ping.catch(() => false), limit]).then(onPing);
    }, PING_EVERY_MS);
    return () => clearInterval(timer);
  }, [frame, isShown, onPing]);
}
