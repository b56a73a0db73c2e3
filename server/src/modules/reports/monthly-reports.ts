import type { ContentReport, EngagementReport } from '@narthex/shared-contracts/schemas/reports';
import type { Queryable } from '../../database/database-handle';
import { countDraftEvents, countDraftSermons } from './activity-repository';
import {
  countAttended,
  countPending,
  countProposals,
  countRsvps,
  readFigureMonths,
  type MonthCounts,
  type ReportScope,
} from './month-repository';
import { listMonths } from './period';

/** Maps columns to counts; null for a column that the person may not see. */
type Columns = Readonly<Record<string, MonthCounts | null>>;
type Row<C extends Columns> = { [K in keyof C]: C[K] extends MonthCounts ? number : number | null };

/** Returns one row for each month, and their sums. */
function toTable<C extends Columns>(columns: C, scope: ReportScope) {
  const months = listMonths(scope.period);
  const rowFor = (read: (counts: MonthCounts) => number) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, counts]) => [name, counts && read(counts)]),
    ) as Row<C>;
  return {
    months: months.map((month) => ({ month, ...rowFor((counts) => counts.get(month) ?? 0) })),
    totals: rowFor((counts) => months.reduce((sum, month) => sum + (counts.get(month) ?? 0), 0)),
  };
}

export async function buildEngagement(db: Queryable, scope: ReportScope): Promise<EngagementReport> {
  const { period, department } = scope;
  const ofChurch = department === null;
  const columns = {
    rsvps: await countRsvps(db, scope),
    attended: await countAttended(db, scope),
    new_members: ofChurch ? await readFigureMonths(db, 'new_members', scope) : null,
    prayers: ofChurch ? await readFigureMonths(db, 'prayers', scope) : null,
    subscribers: ofChurch ? await readFigureMonths(db, 'subscribers', scope) : null,
  };
  return { period, department, ...toTable(columns, scope) };
}

export async function buildContent(db: Queryable, scope: ReportScope): Promise<ContentReport> {
  const { period, department } = scope;
  const ofChurch = department === null;
  const columns = {
    events: await readFigureMonths(db, 'published_events', scope),
    announcements: await readFigureMonths(db, 'written_announcements', scope),
    sermons: ofChurch ? await readFigureMonths(db, 'published_sermons', scope) : null,
    gallery_items: ofChurch ? await readFigureMonths(db, 'gallery_items', scope) : null,
    proposals: await countProposals(db, scope),
  };
  const now = {
    draft_events: await countDraftEvents(db, department),
    draft_sermons: ofChurch ? await countDraftSermons(db) : null,
    pending_proposals: await countPending(db, department),
  };
  return { period, department, ...toTable(columns, scope), now };
}
