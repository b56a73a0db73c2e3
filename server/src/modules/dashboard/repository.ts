import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Department } from '@narthex/shared-contracts';
import type { Activity } from '@narthex/shared-contracts/schemas/dashboard';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable } from '../../database/database-handle';
import { auditLog, changedDepartment, users } from '../../database/schema/auth';
import { events } from '../../database/schema/events';
import { ministries } from '../../database/schema/ministries';
import { prayerRequests } from '../../database/schema/prayers';
import { sermons } from '../../database/schema/sermons';
import { readFigures } from './stored-figures-repository';
import { WHOLE_LIST_ROWS } from '../../lists/row-limits';

/** Counts what one department owns; things without a department don't count. */
export async function countDepartmentTotals(db: Queryable, department: Department) {
  const owned = await readFigures(db, ['events', 'announcements'], department);
  return {
    members: await db.$count(users, and(eq(users.is_active, true), eq(users.department, department))),
    events: owned.events,
    sermons: 0,
    prayerRequests: 0,
    pendingPrayerRequests: 0,
    ministries: 0,
    announcements: owned.announcements,
  };
}

/** Counts the totals of the whole church. The members are the active accounts. */
export async function countTotals(db: Queryable) {
  const church = await readFigures(db, [
    'members',
    'sermons',
    'prayers',
    'pending_prayers',
    'ministries',
    'events',
    'announcements',
  ]);
  return {
    members: church.members,
    events: church.events,
    sermons: church.sermons,
    prayerRequests: church.prayers,
    pendingPrayerRequests: church.pending_prayers,
    ministries: church.ministries,
    announcements: church.announcements,
  };
}

export async function listMinistries(db: Queryable) {
  return db
    .select({
      id: ministries.id,
      name: ministries.name,
      description: ministries.description,
      leader: ministries.leader,
      email: ministries.email,
      meetingTime: ministries.meeting_time,
      location: ministries.location,
      category: ministries.category,
      isActive: ministries.is_active,
      memberCount: ministries.member_count,
    })
    .from(ministries)
    .orderBy(asc(ministries.name), asc(ministries.id))
    .limit(WHOLE_LIST_ROWS);
}

export interface ActivityFilter {
  readonly types: readonly Activity['type'][];
  /** Limits the activity to one department; null means the whole church. */
  readonly department: Department | null;
  readonly limit: number;
}

/**
 * Lists the latest activity: created rows, and changes and deletions from the audit log. Each source returns its newest
 * entries by an index, and the newest of all are shown.
 */
export async function listActivities(db: Queryable, { types, department, limit }: ActivityFilter) {
  const owned = department === null ? sql`true` : sql`${events.department} = ${department}`;
  const ownedChange = department === null ? sql`true` : sql`${changedDepartment(auditLog)} = ${department}`;
  /** Selects the creator of a row from the audit log; rows that came with the installation have none. */
  const creator = (
    kind: 'event' | 'sermon',
    rowId: PgColumn,
  ) => sql`(select ${auditLog.actor_label} from ${auditLog}
    where ${auditLog.subject_type} = ${kind} and ${auditLog.subject_id} = ${rowId}::text
      and ${auditLog.action} = ${`${kind}.create`} limit 1)`;
  const newest = (time: PgColumn) => sql`order by ${time} desc limit ${limit}`;
  const sources: Readonly<Record<Activity['type'], readonly SQL[]>> = {
    member: [
      sql`select 'member', ${t('New member joined')}::text, ${users.first_name} || ' ' || ${users.last_name}, null,
          ${users.created_at}
        from ${users} where ${users.is_active} and ${users.role} <> 'admin' ${newest(users.created_at)}`,
    ],
    sermon: [
      sql`select 'sermon', ${t('Sermon added')}::text, ${sermons.title}, ${creator('sermon', sermons.id)},
          ${sermons.created_at}
        from ${sermons} ${newest(sermons.created_at)}`,
    ],
    prayer: [
      sql`select 'prayer', ${t('Prayer request submitted')}::text, ${prayerRequests.title}, null,
          ${prayerRequests.created_at}
        from ${prayerRequests} ${newest(prayerRequests.created_at)}`,
    ],
    event: [
      sql`select 'event', ${t('Event created')}::text, ${events.title}, ${creator('event', events.id)}, ${events.created_at}
        from ${events} where ${owned} ${newest(events.created_at)}`,
      sql`select 'event', case ${auditLog.action} when 'event.update' then ${t('Event updated')}::text
          else ${t('Event deleted')}::text end,
          coalesce(coalesce(${auditLog.after}, ${auditLog.before}) ->> 'title', ''), ${auditLog.actor_label},
          ${auditLog.at}
        from ${auditLog} where ${auditLog.action} in ('event.update', 'event.delete') and ${ownedChange}
        ${newest(auditLog.at)}`,
    ],
  };
  const { rows } = await db.execute<{
    type: Activity['type'];
    action: string;
    name: string;
    by: string | null;
    time: string;
  }>(sql`
    select type, action, name, by,
      to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time
    from (${sql.join(
      types.flatMap((type) => sources[type].map((source) => sql`(${source})`)),
      sql` union all `,
    )}) as activity (type, action, name, by, time)
    order by activity.time desc
    limit ${limit}`);
  return rows;
}
