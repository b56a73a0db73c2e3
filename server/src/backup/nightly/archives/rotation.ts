import { DAY_MS } from '../../../time-units';
import { KEPT_DAYS, KEPT_MONTHS, KEPT_WEEKS } from '../backup-policy';

export interface DatedArchive {
  readonly name: string;
  readonly at: Date;
  /** Is true if it was restored by itself and compared. */
  readonly isProven: boolean;
}

const toDay = (at: Date) => at.toISOString().slice(0, 10);
const toMonth = (at: Date) => at.toISOString().slice(0, 7);

/** Names a week by its Monday. */
function toWeek(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return toDay(new Date(at.getTime() - sinceMonday * DAY_MS));
}

/** Returns the newest archive of each of the last periods that have one. */
function chooseNewest(
  newestFirst: readonly DatedArchive[],
  toPeriod: (at: Date) => string,
  periods: number,
): readonly DatedArchive[] {
  const chosen = new Map<string, DatedArchive>();
  for (const archive of newestFirst) {
    const period = toPeriod(archive.at);
    if (!chosen.has(period)) chosen.set(period, archive);
  }
  return [...chosen.values()].slice(0, periods);
}

/**
 * Returns the archives that rotation deletes. Periods without a backup don't count, so that a site whose backups fail
 * loses none of the old ones. Of those that were not proven, only the newest is kept, until a newer one is proven.
 */
export function chooseExpired(archives: readonly DatedArchive[]): readonly DatedArchive[] {
  const newestFirst = [...archives].sort((a, b) => b.at.getTime() - a.at.getTime());
  const proven = newestFirst.filter(({ isProven }) => isProven);
  const kept = new Set([
    ...chooseNewest(proven, toDay, KEPT_DAYS),
    ...chooseNewest(proven, toWeek, KEPT_WEEKS),
    ...chooseNewest(proven, toMonth, KEPT_MONTHS),
    ...newestFirst.slice(0, 1),
  ]);
  return newestFirst.filter((archive) => !kept.has(archive));
}
