import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';

const COUNTED_SEATS = sql`
  select o.id, count(r.id) filter (where r.attending) as seats,
    count(r.id) filter (where r.attending and r.user_id is null) as guests
  from event_occurrences o left join event_rsvps r on r.occurrence_id = o.id group by o.id`;
const ARE_SEATS_WRONG = sql`counted.id = event_occurrences.id
  and (seats_taken, guest_seats) is distinct from (counted.seats, counted.guests)`;

/** Counts occurrences of events whose counters of seats differ from their RSVPs. */
export async function countWrongSeats(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*) as count from event_occurrences, (${COUNTED_SEATS}) as counted where ${ARE_SEATS_WRONG}`);
  return rows[0]?.count ?? 0;
}

export async function fixSeats(db: Queryable): Promise<void> {
  await db.execute(sql`
    update event_occurrences set seats_taken = counted.seats, guest_seats = counted.guests
    from (${COUNTED_SEATS}) as counted where ${ARE_SEATS_WRONG}`);
}

/** The site moves on by itself what has ended, when somebody reads it. */
const WRONG_NEXT_DATES = sql`
  select events.id, upcoming.start_datetime, upcoming.end_datetime
  from events left join lateral (
    select start_datetime, end_datetime from event_occurrences
    where event_id = events.id and end_datetime >= now() order by start_datetime limit 1) as upcoming on true
  where (next_end is null or next_end >= now())
    and (next_start, next_end) is distinct from (upcoming.start_datetime, upcoming.end_datetime)`;

/** Counts events whose stored next date isn't that of their occurrences: lists leave them out, or at a wrong place. */
export async function countWrongNextDates(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count from (${WRONG_NEXT_DATES}) as wrong`,
  );
  return rows[0]?.count ?? 0;
}

export async function fixNextDates(db: Queryable): Promise<void> {
  await db.execute(sql`
    update events set next_start = wrong.start_datetime, next_end = wrong.end_datetime
    from (${WRONG_NEXT_DATES}) as wrong where wrong.id = events.id`);
}

/** Counts ministries whose counter of members differs from their rows. */
export async function countWrongMembers(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*) as count from ministries where member_count <>
      (select count(*) from ministry_members where ministry_id = ministries.id and status = 'joined')`);
  return rows[0]?.count ?? 0;
}

export async function fixMembers(db: Queryable): Promise<void> {
  await db.execute(sql`
    update ministries set member_count = counted.total
    from (select m.id, count(j.id) filter (where j.status = 'joined') as total
      from ministries m left join ministry_members j on j.ministry_id = m.id group by m.id) as counted
    where counted.id = ministries.id and member_count <> counted.total`);
}

const COUNTED_TABLES = [
  ...['announcements', 'event_rsvps', 'events', 'gallery_items', 'ministries', 'newsletter_subscriptions'],
  ...['prayer_requests', 'proposals', 'sermons', 'users'],
];

/** Lists the figures of the dashboards that differ from the rows that they count. */
export async function listWrongFigures(db: Queryable): Promise<string[]> {
  const counted = [];
  for (const table of COUNTED_TABLES) {
    const { rows } = await db.execute<{ query: string }>(sql`select figure_query(${table}) as query`);
    counted.push(sql`select name, department, month, sum(amount * sign) as total from
      (with changed as (select *, 1 as sign from ${sql.identifier(table)}), zone as (select site_time_zone() as zone)
        ${sql.raw(rows[0]?.query ?? '')}) as figure (name, department, month, amount, sign)
      group by name, department, month`);
  }
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct name from
      (select name, department, month, total from figures where total <> 0) as kept
      full join (${sql.join(counted, sql` union all `)}) as counted using (name, department, month)
    where kept.total is distinct from counted.total order by name`);
  return rows.map(({ name }) => name);
}

export async function fixFigures(db: Queryable): Promise<void> {
  await db.execute(sql`select recount_figures()`);
}

interface OwnedSequence extends Record<string, unknown> {
  readonly sequence: string;
  readonly relation: string;
  readonly attribute: string;
}

async function listOwnedSequences(db: Queryable): Promise<readonly OwnedSequence[]> {
  const { rows } = await db.execute<OwnedSequence>(sql`
    select s.relname as sequence, t.relname as relation, a.attname as attribute
    from pg_class s join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace order by s.relname`);
  return rows;
}

/** Lists the tables whose next row would get a number that another row has. */
export async function listSequencesBehind(db: Queryable): Promise<string[]> {
  const behind: string[] = [];
  for (const { sequence, relation, attribute } of await listOwnedSequences(db)) {
    const { rows } = await db.execute<{ is_behind: boolean }>(sql`
      select coalesce(max(${sql.identifier(attribute)}) >=
        (select last_value + is_called::integer from ${sql.identifier(sequence)}), false) as is_behind
      from ${sql.identifier(relation)}`);
    if (rows[0]?.is_behind) behind.push(relation);
  }
  return behind;
}

export async function fixSequences(db: Queryable): Promise<void> {
  for (const { sequence, relation, attribute } of await listOwnedSequences(db)) {
    await db.execute(sql`
      select setval(to_regclass(${`public.${sequence}`}), highest)
      from ${sql.identifier(sequence)}, (select max(${sql.identifier(attribute)}) as highest from ${sql.identifier(relation)}) as given
      where highest >= last_value + is_called::integer`);
  }
}

/** Counts those who can sign in as an administrator, and those who only have to open their invitation. */
export async function countAdministrators(db: Queryable): Promise<{ active: number; invited: number }> {
  const { rows } = await db.execute<{ active: number; invited: number }>(sql`
    select count(*) filter (where password_hash is not null) as active,
      count(*) filter (where password_hash is null and exists (
        select 1 from account_links
        where user_id = users.id and kind = 'invitation' and expires_at > now())) as invited
    from users where role = 'admin' and is_active`);
  return rows[0] ?? { active: 0, invited: 0 };
}

export async function countDemoAccounts(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count from users where email like '%@demo.test' and password_hash is not null`,
  );
  return rows[0]?.count ?? 0;
}

/** Counts emails that failed for good, and those that have waited for more than an hour. */
export async function countStuckMail(db: Queryable): Promise<{ failed: number; late: number }> {
  const { rows } = await db.execute<{ failed: number; late: number }>(sql`
    select count(*) filter (where failed_at is not null) as failed,
      count(*) filter (where failed_at is null and sent_at is null and created_at < now() - interval '1 hour') as late
    from mail_outbox`);
  return rows[0] ?? { failed: 0, late: 0 };
}

/** Describes the server of the database and what this program may do there. */
export async function describeServer(db: Queryable) {
  const { rows } = await db.execute<{
    now: Date;
    version: number;
    is_superuser: boolean;
  }>(sql`
    select clock_timestamp() as now,
      current_setting('server_version_num')::integer as version,
      (select rolsuper from pg_roles where rolname = current_user) as is_superuser`);
  return rows[0];
}
