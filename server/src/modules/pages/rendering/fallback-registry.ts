import { findLiveEntry, type Registry } from '@narthex/shared-contracts';

/**
 * The same registry with the version of a remote that stands in for the live one, so that the browser goes on with what the
 * server has rendered; null when there is none.
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
