import type { FastifyInstance } from 'fastify';
import type { VersionHealth } from '@narthex/shared-contracts/schemas/remote-reports';
import { findState } from '../releases/release-repository';
import { verifySignature } from '../releases/verify-signature';
import { listHours, presentHealth, type StoredHour } from './health-repository';
import { listSignals, presentSignals } from './signal-repository';
import { readVerdict } from './outcome-repository';
import { HOUR_MS } from '../../../time-units';
import { SHOWN_HOURS } from '../delivery-policy';

type SignalRow = Awaited<ReturnType<typeof listSignals>>[number];

/** Lists the hours that are shown, the oldest first. */
function listShownHours(now: Date): Date[] {
  const current = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return Array.from(
    { length: SHOWN_HOURS },
    (_, index) => new Date(current - (SHOWN_HOURS - 1 - index) * HOUR_MS),
  );
}

function presentHour(hour: Date, rows: readonly StoredHour[], signals: readonly SignalRow[]) {
  const isThen = (row: { readonly hour: Date }) => row.hour.getTime() === hour.getTime();
  const { loads, failures, median_ms } = presentHealth(rows.filter(isThen));
  const { script_errors } = presentSignals(signals.filter(isThen));
  return { hour: hour.toISOString(), loads, failures, median_ms, script_errors };
}

async function readVersion(
  app: FastifyInstance,
  remote: string,
  version: string,
  part: VersionHealth['part'],
): Promise<VersionHealth> {
  const now = new Date();
  const shown = listShownHours(now);
  const [since = now] = shown;
  const rows = await listHours(app.db, remote, version, since);
  const signals = await listSignals(app.db, remote, version, since);
  const { visitors, failed } = await readVerdict(app.db, remote, version);
  const lately = shown.at(-2) ?? now;
  const isLate = ({ hour }: { readonly hour: Date }) => hour >= lately;
  return {
    version,
    part,
    hour: { ...presentHealth(rows.filter(isLate)), signals: presentSignals(signals.filter(isLate)) },
    day: { ...presentHealth(rows), signals: presentSignals(signals) },
    hours: shown.map((hour) => presentHour(hour, rows, signals)),
    visitors,
    failed_visitors: failed,
    signature: await verifySignature(app, remote, version),
  };
}

/** Reads the health of the versions of a remote that visitors get: the live one, the canary and the fallback. */
export async function readVersionHealth(app: FastifyInstance, remote: string): Promise<VersionHealth[]> {
  const state = await findState(app.db, remote);
  if (!state) return [];
  const parts = [
    ['live', state.live],
    ['canary', state.canary?.version],
    ['good', state.good],
  ] as const;
  const health: VersionHealth[] = [];
  for (const [part, version] of parts)
    if (version) health.push(await readVersion(app, remote, version, part));
  return health;
}
