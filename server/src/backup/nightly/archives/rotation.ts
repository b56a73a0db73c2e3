import { addDays, plainDate } from '@narthex/shared-contracts';
import { KEPT_DAYS, KEPT_MONTHS, KEPT_WEEKS } from '../backup-policy';

export interface DatedArchive {
  readonly name: string;
  readonly at: Date;
  /** Is true if it was restored by itself and compared. */
  readonly isProven: boolean;
}

const toMonth = (day: string) => day.slice(0, 7);

/** Names a week by its Monday. */
const toWeek = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Returns the newest archive of each of the last periods that have one. */
function chooseNewest(
  newestFirst: readonly DatedArchive[],
  toPeriod: (archive: DatedArchive) => string,
  periods: number,
): readonly DatedArchive[] {
  const chosen = new Map<string, DatedArchive>();
  for (const archive of newestFirst) {
    const period = toPeriod(archive);
    if (!chosen.has(period)) chosen.set(period, archive);
  }
  return [...chosen.values()].slice(0, periods);
}

/**
 * Returns the archives that rotation deletes. Periods without a backup don't count, so that a site whose backups fail
 * loses none of the old ones. Of those that were not proven, only the newest is kept, until a newer one is proven. Days,
 * weeks and months are those of the site: in UTC, two nights may begin on one day.
 */
export function chooseExpired(archives: readonly DatedArchive[], timeZone: string): readonly DatedArchive[] {
  const toDay = ({ at }: DatedArchive) => plainDate(at, timeZone);
  const newestFirst = [...archives].sort((a, b) => b.at.getTime() - a.at.getTime());
  const proven = newestFirst.filter(({ isProven }) => isProven);
  const kept = new Set([
    ...chooseNewest(proven, toDay, KEPT_DAYS),
    ...chooseNewest(proven, (archive) => toWeek(toDay(archive)), KEPT_WEEKS),
    ...chooseNewest(proven, (archive) => toMonth(toDay(archive)), KEPT_MONTHS),
    ...newestFirst.slice(0, 1),
  ]);
  return newestFirst.filter((archive) => !kept.has(archive));
}
