import type { FailureClass } from '@narthex/shared-contracts/schemas/remote-reports';
import { ContractMismatchError } from './contract-mismatch-error';

/** The statuses of what was fetched below a folder, as far as the browser tells. */
function readStatuses(folder: string): readonly number[] {
  const entries: readonly PerformanceEntry[] = performance.getEntriesByType?.('resource') ?? [];
  return entries.flatMap((entry) => {
    const status: unknown = Reflect.get(entry, 'responseStatus');
    return entry.name.includes(folder) && typeof status === 'number' && status > 0 ? [status] : [];
  });
}

/** Why a version could not be loaded, as far as can be told. @param manifest URL of the version's manifest. */
export function classifyFailure(cause: unknown, manifest: string): FailureClass {
  if (cause instanceof ContractMismatchError) return 'contract';
  const { name = '', message = '' } = cause instanceof Error ? cause : new Error(String(cause));
  if (/Time(out|Limit)/.test(name)) return 'timeout';
  if (/responded with \d/.test(message)) return 'http';
  if (name === 'SyntaxError' || /exposes no component|is incomplete|has no hash/.test(message))
    return 'module';
  const statuses = readStatuses(manifest.slice(0, manifest.lastIndexOf('/') + 1));
  if (statuses.some((status) => status >= 400)) return 'http';
  // All of it came, and something of it was refused.
  return statuses.length > 0 ? 'integrity' : 'network';
}
