import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { Activity } from '@narthex/shared-contracts/schemas/dashboard';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/announcements';
import { auditLog, users } from '../../database/schema/auth';
import { events } from '../../database/schema/events';
import { ministries, ministryMembers } from '../../database/schema/ministries';
import { prayerRequests } from '../../database/schema/prayers';
import { sermons } from '../../database/schema/sermons';

/** What one department owns; of what belongs to no department it has nothing to count. */
export async function countDepartmentTotals(db: Queryable, department: Department) {
  return {
    members: await db.$count(users, and(eq(users.isActive, true), eq(users.department, department))),
    events: await db.$count(events, eq(events.department, department)),
    sermons: 0,
    prayerRequests: 0,
    pendingPrayerRequests: 0,
    ministries: 0,
    announcements: await db.$count(announcements, eq(announcements.department, department)),
  };
}

/** Members are active accounts. */
export async function countTotals(db: Queryable) {
  return {
    members: await db.$count(users, eq(users.isActive, true)),
    events: await db.$count(events),
    sermons: await db.$count(sermons),
    prayerRequests: await db.$count(prayerRequests),
    pendingPrayerRequests: await db.$count(prayerRequests, eq(prayerRequests.status, 'pending')),
    ministries: await db.$count(ministries),
    announcements: await db.$count(announcements),
  };
}

export async function listMinistries(db: Queryable) {
  const members = db
    .select({ ministryId: ministryMembers.ministryId, joined: count().as('joined') })
    .from(ministryMembers)
    .groupBy(ministryMembers.ministryId)
    .as('members');
  return db
    .select({
      id: ministries.id,
      name: ministries.name,
      leader: ministries.leader,
      isActive: ministries.isActive,
      memberCount: sql<number>`coalesce(${members.joined}, 0)::integer`,
    })
    .from(ministries)
    .leftJoin(members, eq(members.ministryId, ministries.id))
    .orderBy(asc(ministries.name), asc(ministries.id));
}

export interface ActivityFilter {
  readonly types: readonly Activity['type'][];
  /** Only what belongs to this department. */
  readonly department: Department | null;
  readonly limit: number;
}

/** What happened last: rows as they were created, and what the audit says was changed or deleted since. */
export async function listActivities(db: Queryable, { types, department, limit }: ActivityFilter) {
  const owned = department === null ? sql`true` : sql`${events.department} = ${department}`;
  const change = sql`coalesce(${auditLog.after}, ${auditLog.before})`;
  const ownedChange = department === null ? sql`true` : sql`${change} ->> 'department' = ${department}`;
  const sources: Readonly<Record<Activity['type'], ReturnType<typeof sql>>> = {
    member: sql`select 'member' as type, 'New member joined' as action,
        ${users.firstName} || ' ' || ${users.lastName} as name, ${users.createdAt} as time
      from ${users} where ${users.isActive}`,
    sermon: sql`select 'sermon', 'Sermon added', ${sermons.title}, ${sermons.createdAt} from ${sermons}`,
    prayer: sql`select 'prayer', 'Prayer request submitted', ${prayerRequests.title}, ${prayerRequests.createdAt}
      from ${prayerRequests}`,
    event: sql`select 'event' as type, 'Event created' as action, ${events.title} as name, ${events.createdAt} as time
      from ${events} where ${owned}
      union all
      select 'event', case ${auditLog.action} when 'event.update' then 'Event updated' else 'Event deleted' end,
        coalesce(${change} ->> 'title', ''), ${auditLog.at}
      from ${auditLog} where ${auditLog.action} in ('event.update', 'event.delete') and ${ownedChange}`,
  };
  const { rows } = await db.execute<{
    type: Activity['type'];
    action: string;
    name: string;
    time: string;
  }>(sql`
    select type, action, name,
      to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time
    from (${sql.join(
      types.map((type) => sources[type]),
      sql` union all `,
    )}) as activity (type, action, name, time)
    order by activity.time desc
    limit ${limit}`);
  return rows;
}

/** New things per month, the last twelve months in the site's zone, oldest first. */
export async function countByMonth(db: Queryable, timeZone: string) {
  const during = (
    column: typeof events.startDatetime | typeof users.createdAt | typeof prayerRequests.createdAt,
  ) => sql`date_trunc('month', ${column} at time zone ${timeZone}) = months.first`;
  const { rows } = await db.execute<{
    month: string;
    events: number;
    members: number;
    prayer_requests: number;
    sermons: number;
  }>(sql`
    select to_char(months.first, 'YYYY-MM') as month,
      (select count(*)::integer from ${events} where ${events.status} <> 'draft' and ${during(events.startDatetime)}) as events,
      (select count(*)::integer from ${users} where ${during(users.createdAt)}) as members,
      (select count(*)::integer from ${prayerRequests} where ${during(prayerRequests.createdAt)}) as prayer_requests,
      (select count(*)::integer from ${sermons}
        where ${sermons.status} = 'published' and date_trunc('month', ${sermons.sermonDate}::timestamp) = months.first) as sermons
    from generate_series(
      date_trunc('month', now() at time zone ${timeZone}) - interval '11 months',
      date_trunc('month', now() at time zone ${timeZone}),
      interval '1 month') as months (first)
    order by months.first`);
  return rows;
}
