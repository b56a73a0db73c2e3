import { findLiveEntry, type Registry } from '@narthex/shared-contracts';

/**
 * Returns the registry with the fallback version of a remote in place of the live one, so that the browser continues
 * with the version that the server rendered; null if there is none.
 */
export function withFallback(registry: Registry, remote: string): Registry | null {
  const entry = findLiveEntry(registry.microFrontends[remote] ?? []);
  if (!entry?.extras.previous) return null;
  const { previous, ...extras } = entry.extras;
  const { url, integrity, version } = previous;
  const fallback = {
    ...entry,
    url,
    metadata: { integrity, version },
    deployment: { traffic: 100, default: true },
    extras,
  };
  return { ...registry, microFrontends: { ...registry.microFrontends, [remote]: [fallback] } };
}
