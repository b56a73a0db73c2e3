/** Counts one hit of a key in a window. `ttl` is the rest of the window in milliseconds. */
export type Counter = (key: string, windowMs: number) => Promise<{ current: number; ttl: number }>;

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Adapts a counter to the callback interface of the rate-limit plugin. */
export function callbackStore(count: Counter) {
  return (key: string, callback: Callback, windowMs: number) => {
    count(key, windowMs).then(
      (result) => callback(null, result),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  };
}

const MAX_KEYS = 20_000;

/** Counts in the memory of this process. The oldest keys are evicted. */
export function createMemoryCounter(now: () => number = Date.now) {
  const windows = new Map<string, { current: number; endsAt: number }>();
  const count: Counter = async (key, windowMs) => {
    const known = windows.get(key);
    const isOpen = known !== undefined && known.endsAt > now();
    const window = isOpen ? known : { current: 0, endsAt: now() + windowMs };
    window.current += 1;
    if (!isOpen) {
      windows.delete(key);
      const oldest = windows.size >= MAX_KEYS ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
      windows.set(key, window);
    }
    return { current: window.current, ttl: window.endsAt - now() };
  };
  return { count };
}
