/**
 * Replaces the runtime's preloading of remotes, which needs snapshots. The shell preloads by the hashes of the
 * registry.
 */
export function preloadAssets(): never {
  throw new Error('This federation runtime preloads nothing.');
}

export const formatPreloadArgs = preloadAssets;
export const normalizePreloadExposes = preloadAssets;
export const defaultPreloadArgs = {};
