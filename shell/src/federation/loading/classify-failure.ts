import type { FailureClass } from '@narthex/shared-contracts/schemas/remote-reports';

/** Means that the remote has a contract version this shell doesn't support. A retry can't help. */
export class ContractMismatchError extends Error {
  override readonly name = 'ContractMismatchError';
}

/** Returns the HTTP statuses of files that were fetched from a folder, if the browser reveals them. */
function readStatuses(folder: string): readonly number[] {
  const entries: readonly PerformanceEntry[] = performance.getEntriesByType?.('resource') ?? [];
  return entries.flatMap((entry) => {
    const status: unknown = Reflect.get(entry, 'responseStatus');
    return entry.name.includes(folder) && typeof status === 'number' && status > 0 ? [status] : [];
  });
}

/**
 * Returns the most likely reason why a version could not be loaded.
 * @param manifest URL of the version's manifest.
 */
export function classifyFailure(cause: unknown, manifest: string): FailureClass {
  if (cause instanceof ContractMismatchError) return 'contract';
  const { name = '', message = '' } = cause instanceof Error ? cause : new Error(String(cause));
  if (/Time(out|Limit)/.test(name)) return 'timeout';
  if (/responded with \d/.test(message)) return 'http';
  if (name === 'SyntaxError' || /exposes no component|is incomplete|has no hash/.test(message))
    return 'module';
  const statuses = readStatuses(manifest.slice(0, manifest.lastIndexOf('/') + 1));
  if (statuses.some((status) => status >= 400)) return 'http';
  // All files arrived, so the browser must have refused one of them.
  return statuses.length > 0 ? 'integrity' : 'network';
}
