import { effectiveAccess, type Registry } from '@narthex/shared-contracts';
import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import type { Ticket } from './report-ticket';

/** Returns true if a report must be logged because somebody should look into it. */
export const needsAttention = (report: RemoteReport): boolean =>
  report.kind === 'load' ? report.outcome !== 'loaded' : report.kind !== 'vital';

/**
 * Returns true if a report counts: visitors get this version, and the reporter can open it. Otherwise a stranger could
 * invent versions without end, or report on remotes that only signed-in people can open.
 */
export function doesReportCount(
  { is_account: isAccount }: Pick<Ticket, 'is_account'>,
  registry: Registry,
  { remote, version }: Pick<RemoteReport, 'remote' | 'version'>,
): boolean {
  const entries = registry.microFrontends[remote] ?? [];
  const isServed = entries.some(
    ({ metadata, extras }) => metadata.version === version || extras.previous?.version === version,
  );
  const isPublic = entries.some(({ extras }) =>
    extras.mounts.some((mount) => effectiveAccess(mount) === 'public'),
  );
  return isServed && (isPublic || isAccount);
}
