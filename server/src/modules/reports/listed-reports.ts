import { t } from '@narthex/shared-contracts/translate';
import type { ActivityReport, DonationsReport, Period } from '@narthex/shared-contracts/schemas/reports';
import type { Queryable } from '../../database/database-handle';
import { sumProjects } from '../dashboard/overview-repository';
import {
  countAnnounced,
  listAnnounced,
  listOccurrences,
  listProjectFunds,
  sumOccurrences,
} from './activity-repository';
import type { ReportScope } from './month-repository';
import { REPORT_ROWS } from '../../lists/row-limits';

/** Builds the report of all events and announcements of a period. */
export async function buildActivity(db: Queryable, scope: ReportScope): Promise<ActivityReport> {
  const events = await listOccurrences(db, scope);
  const announced = await listAnnounced(db, scope);
  return {
    period: scope.period,
    department: scope.department,
    events: events.map(({ id, title, start_datetime: startDatetime, location, status, going, isOver }) => ({
      id,
      title,
      start_datetime: startDatetime.toISOString(),
      location,
      status,
      going,
      is_over: isOver,
    })),
    announcements: announced.map(
      ({
        id,
        title,
        start_date: startDate,
        end_date: endDate,
        created_at: createdAt,
        is_active: isActive,
      }) => ({
        id,
        title,
        start_date: startDate,
        end_date: endDate,
        created_at: createdAt.toISOString(),
        is_active: isActive,
      }),
    ),
    totals: { ...(await sumOccurrences(db, scope)), announcements: await countAnnounced(db, scope) },
    is_cut_off: events.length === REPORT_ROWS || announced.length === REPORT_ROWS,
  };
}

const NOTE = t(
  'Individual gifts are not recorded on this site, so this report has none. It shows the projects of the church with their goals and what was raised for them, as they stand today.',
);

/** Builds the report of donations from the recorded amounts of projects; nothing is estimated. */
export async function buildDonations(db: Queryable, period: Period): Promise<DonationsReport> {
  const projects = await listProjectFunds(db);
  const totals = await sumProjects(db);
  return {
    period,
    is_giving_recorded: false,
    note: NOTE,
    projects: projects.map(({ id, title, goal_amount: goalAmount, raised_amount: raisedAmount }) => ({
      id,
      title,
      goal_amount: goalAmount,
      raised_amount: raisedAmount ?? 0,
    })),
    totals: {
      projects: totals?.projects ?? 0,
      goal_amount: totals?.goal ?? 0,
      raised_amount: totals?.raised ?? 0,
    },
  };
}
