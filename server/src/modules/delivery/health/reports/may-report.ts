import { effectiveAccess, type Registry } from '@narthex/shared-contracts';
import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import type { Ticket } from './report-ticket';

/** Whether a report belongs into the log of what needs attention. */
export const isTrouble = (report: RemoteReport): boolean =>
  report.kind === 'load' ? report.outcome !== 'loaded' : report.kind !== 'vital';

/**
 * Whether a report counts: visitors get the version, and whoever speaks can open it. Of other versions a stranger could
 * name no end, and only who is signed in gets any of a remote behind a guard.
 */
export function mayReport(
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
