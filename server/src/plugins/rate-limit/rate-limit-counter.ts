/** Counts one hit of a key in a window; `ttl` is what is left of the window, in milliseconds. */
export type Counter = (key: string, windowMs: number) => Promise<{ current: number; ttl: number }>;

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Gives a counter the shape that the rate-limit plugin calls. */
export function callbackStore(count: Counter) {
  return (key: string, callback: Callback, windowMs: number) => {
    count(key, windowMs).then(
      (result) => callback(null, result),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  };
}

const MAX_KEYS = 20_000;

/** Counts in the memory of this process; forgets the oldest keys rather than grow. */
export function createMemoryCounter(now: () => number = Date.now) {
  const windows = new Map<string, { current: number; endsAt: number }>();
  const findOpen = (key: string) => {
    const known = windows.get(key);
    return known !== undefined && known.endsAt > now() ? known : undefined;
  };
  const present = ({ current, endsAt }: { current: number; endsAt: number }) => ({
    current,
    ttl: endsAt - now(),
  });
  const count: Counter = async (key, windowMs) => {
    const open = findOpen(key);
    const window = open ?? { current: 0, endsAt: now() + windowMs };
    window.current += 1;
    if (!open) {
      windows.delete(key);
      const oldest = windows.size >= MAX_KEYS ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
      windows.set(key, window);
    }
    return present(window);
  };
  /** What was counted of a key, without a hit. */
  const read = (key: string) => present(findOpen(key) ?? { current: 0, endsAt: now() });
  return { count, read };
}
