import type { RegistryEntry } from '@narthex/shared-contracts';

/** Lists the versions that a frame may run: the visitor's own, then the last good one. */
export function listFrameVersions(entry: RegistryEntry): readonly RegistryEntry[] {
  const { previous, ...extras } = entry.extras;
  if (!previous) return [entry];
  const { url, integrity, version } = previous;
  return [entry, { url, metadata: { integrity, version }, extras }];
}
