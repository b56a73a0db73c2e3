import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { DEPARTMENTS, type Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/announcements';
import { events } from '../../database/schema/events';
import { ministries, ministryMembers } from '../../database/schema/ministries';
import { auditLog, users } from '../../database/schema/auth';
import { proposals } from '../../database/schema/writes';
import { figures } from '../../database/schema/figures';
import { countUpTo } from '../../lists/count-up-to';
import { isShownOnDay } from '../announcements/repository';

/** Lists the leaders of each department who can sign in. */
export async function listLeaders(db: Queryable) {
  return db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      // The email isn't null, because everybody with an account has one (`users_account_email`).
      email: sql<string>`${users.email}`,
      department: users.department,
    })
    .from(users)
    .where(and(isNotNull(users.department), isNotNull(users.password_hash), eq(users.is_active, true)))
    .orderBy(asc(users.sort_name), asc(users.id));
}

async function countBy(db: Queryable, counted: SQL): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ department: string; count: number }>(counted);
  return new Map(rows.map(({ department, count }) => [department, count]));
}

const countMinistries = (db: Queryable) =>
  countBy(
    db,
    sql`select department, sum(total)::integer as count from ${figures}
      where ${figures.name} = 'active_ministries' and department <> '' group by department`,
  );

/**
 * Counts the people of each department, each once however many of its ministries they belong to. The size of its
 * largest ministry is stored; from the others, only people who are in no larger ministry are added.
 */
const countPeople = (db: Queryable) =>
  countBy(
    db,
    sql`with placed as (
        select id, department, member_count, row_number() over (
          partition by department order by member_count desc, id) as place
        from ${ministries} where is_active and department is not null)
      select department, sum(case when place = 1 then member_count else (
        select count(*) from ${ministryMembers} as one
        where one.ministry_id = placed.id and one.status = 'joined' and not exists (
          select 1 from ${ministryMembers} as other join ${ministries} as larger on larger.id = other.ministry_id
          where other.user_id = one.user_id and other.status = 'joined'
            and larger.department = placed.department and larger.is_active
            and (larger.member_count, -larger.id) > (placed.member_count, -placed.id)
          -- The offset makes the database evaluate the condition for each person, because a large ministry has many.
          offset 0))
        end)::integer as count
      from placed group by department`,
  );

const countPendingProposals = (db: Queryable) =>
  countBy(
    db,
    // Counted before the authors are looked up, who are far fewer.
    sql`select ${users.department} as department, sum(pending.total)::integer as count
      from (select author_id, count(*) as total from ${proposals} where status = 'pending' group by 1) as pending
      join ${users} on ${users.id} = pending.author_id
      where ${users.department} is not null group by 1`,
  );

/** Reads the last action of the leaders of each department, with one index lookup for each leader. */
async function readLastActivities(db: Queryable) {
  const { rows } = await db.execute<{
    department: Department;
    at: string;
    person: string;
    action: string;
  }>(sql`
    select distinct on (${users.department}) ${users.department} as department, last.actor_label as person,
      last.action, to_char(last.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from ${users} join lateral (
      select at, actor_label, action from ${auditLog}
      where ${auditLog.actor_id} = ${users.id} order by at desc limit 1) as last on true
    where ${users.department} is not null
    order by ${users.department}, last.at desc`);
  return new Map(rows.map(({ department, ...activity }) => [department, activity]));
}

/** Lists the activity and pending work of every department, in the order of `DEPARTMENTS`. */
export async function listDepartmentActivities(db: Queryable, today: string) {
  const leaders = await listLeaders(db);
  const ministryCounts = await countMinistries(db);
  const people = await countPeople(db);
  const pending = await countPendingProposals(db);
  const last = await readLastActivities(db);
  const rows = [];
  for (const department of DEPARTMENTS) {
    const upcoming = and(
      eq(events.status, 'published'),
      isNotNull(events.next_start),
      eq(events.department, department),
    );
    const shown = and(isShownOnDay(today), eq(announcements.department, department));
    rows.push({
      department,
      leaders: leaders.filter((leader) => leader.department === department),
      upcomingEvents: await countUpTo(db, sql`${events} where ${upcoming}`),
      activeAnnouncements: await countUpTo(db, sql`${announcements} where ${shown}`),
      ministries: ministryCounts.get(department) ?? 0,
      people: people.get(department) ?? 0,
      pendingProposals: pending.get(department) ?? 0,
      lastActivity: last.get(department) ?? null,
    });
  }
  return rows;
}

export type DepartmentActivityRow = Awaited<ReturnType<typeof listDepartmentActivities>>[number];
