type Listener = () => void;

const listeners = new Set<Listener>();
let loads = 0;

/** Returns how often something has loaded, or failed to, that a render may wait for. */
export const countLoads = (): number => loads;

/** Calls a function each time the count grows. Returns a function that ends this. */
export function onLoaded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Makes each `LoadingBoundary` that shows its fallback render its children again. */
export function announceLoaded(): void {
  loads += 1;
  for (const listener of [...listeners]) listener();
}
