// Run as a process of its own: fills a demo database with very many rows of each kind, to measure lists with.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@narthex/server/database/database-handle';
import { openDatabase } from '@narthex/server/database/open-database';

const DEPARTMENT = sql`(array['youth', 'music', 'health', 'education', 'prayer', null, null, null])[1 + n % 8]`;

const REPEATING_EVENTS = 150;
/** So many rows of each kind have a word that no other has, and that a search finds as often with few rows as with many. */
const RARE_ROWS = 25;
const RARE = sql`case when n <= ${sql.raw(String(RARE_ROWS))} then ' (jubilee)' else '' end`;

/** So many rows of each kind pass a filter that the others don't, and lie behind those with the rare word. */
const IS_EXCEPTION = sql`n between ${sql.raw(String(RARE_ROWS + 1))} and ${sql.raw(String(2 * RARE_ROWS))}`;
const HAS_NO_ACCOUNT = sql`n between ${sql.raw(String(2 * RARE_ROWS + 1))} and ${sql.raw(String(3 * RARE_ROWS))}`;
const DEMO_ADMIN = sql`(select id from users where email like 'admin@%')`;

/**
 * Rows of each kind, most of them around today, so that every list is as full with few rows as with many. What triggers
 * and repositories keep (counters, figures, occurrences) is worked out at the end.
 */
const fillings = (rows: number): SQL[] => {
  // As many repeating events with few rows as with many.
  const every = sql.raw(String(Math.ceil(rows / REPEATING_EVENTS)));
  const numbers = sql`generate_series(1, ${rows}::integer) as n`;
  const at = sql`now() + (case when n % 5 = 0 then (n * 37) % 3600 - 1800 else (n * 7) % 50 - 25 end) * interval '1 day'
    + (n % 600) * interval '1 minute'`;
  const ago = sql`now() - (n % 1700) * interval '1 day' - (n % 1440) * interval '1 minute'`;
  return [
    sql`insert into users (email, password_hash, first_name, last_name, is_active, created_at)
      select 'many-' || n || '@many.test', case when ${HAS_NO_ACCOUNT} then null else '-' end, 'Member', 'Number ' || n,
        not (${IS_EXCEPTION}), ${ago} from ${numbers}`,
    sql`insert into events (title, description, start_datetime, end_datetime, location, event_type, status, published_at,
        department, max_attendees, created_at, is_recurring, recurrence_pattern)
      select 'Gathering ' || n || ' of ' || (array['hope', 'grace', 'joy', 'peace'])[1 + n % 4] || ${RARE}, repeat('Come along. ', 20),
        at, at + interval '2 hours', 'Hall ' || n % 40, (array['worship', 'youth', 'choir', 'other'])[1 + n % 4],
        case when ${IS_EXCEPTION} then 'cancelled' else (array['published', 'published', 'published', 'draft'])[1 + n / 8 % 4] end,
        now(), ${DEPARTMENT}, 0, ${ago},
        n % ${every} = 0, case when n % ${every} = 0 then 'weekly' end
      from ${numbers}, lateral (select ${at} as at) as time`,
    sql`insert into announcements (title, content, category, priority, start_date, end_date, is_active, is_featured, department,
        created_at)
      select 'News ' || n || ' about ' || (array['books', 'camps', 'choirs', 'health'])[1 + n % 4] || ${RARE},
        repeat('All are welcome. ', 15), case when ${IS_EXCEPTION} then 'health' else 'general' end, (array['low', 'medium', 'high', 'urgent'])[1 + n / 8 % 4],
        current_date - n % 300, current_date + (case when n % 5 < 2 then 40 else -1 end), not (${IS_EXCEPTION}), n % 50 = 0,
        ${DEPARTMENT}, ${ago}
      from ${numbers}`,
    sql`insert into sermons (title, description, speaker, sermon_date, scripture_reference, sermon_text, status, created_at)
      select 'Sermon ' || n || ' on ' || (array['faith', 'love', 'rest', 'light'])[1 + n % 4] || ${RARE}, repeat('A word. ', 20),
        'Pastor ' || n % 50, current_date - n % 3000, 'Psalm ' || n % 150, repeat('<p>Text.</p>', 50),
        (array['published', 'published', 'published', 'draft'])[1 + n / 8 % 4], ${ago}
      from ${numbers}`,
    sql`insert into prayer_requests (title, description, requester_name, status, is_urgent, is_featured,
        created_at)
      select 'Prayer ' || n || ' for ' || (array['exams', 'family', 'health', 'work'])[1 + n % 4] || ${RARE}, repeat('Please pray. ', 10),
        'Somebody', case when ${IS_EXCEPTION} then 'rejected' else (array['approved', 'approved', 'approved', 'pending'])[1 + n / 8 % 4] end,
        n % 40 = 3, n % 500 = 0, ${ago}
      from ${numbers}`,
    sql`insert into prayer_marks (prayer_id, device_hash)
      select id, 'many-' || id from prayer_requests where status = 'approved'`,
    sql`insert into leaders (name, title, category, status, sort_order)
      select 'Leader ' || n || ${RARE}, 'Elder ' || n % 30, 'elders', case when n % 10 = 0 then 'inactive' else 'active' end, n
      from ${numbers}`,
    sql`insert into songs (group_key, title, sort_order) select 'church_choir', 'Song ' || n || ${RARE}, n from ${numbers}`,
    sql`insert into church_projects (title, description, goal_amount, raised_amount, sort_order)
      select 'Project ' || n || ${RARE}, 'A roof.', 1000, 400, 1000 + n from ${numbers}`,
    sql`insert into slides (title, content, is_active, sort_order)
      select 'Slide ' || n || ${RARE}, 'A picture.', false, 1000 + n from ${numbers}`,
    sql`insert into worship_services (name, day, start_time, end_time, sort_order)
      select 'Service ' || n || ${RARE}, n % 7, '10:00', '11:00', 1000 + n from ${numbers}`,
    sql`insert into calendar_events (date, divine_service_topic)
      select current_date - 130 + n % 260, 'Topic ' || n from ${numbers}`,
    sql`insert into ministries (name, description, leader, email, is_active, category)
      select 'Ministry ' || n, 'A group.', 'Juma', 'many@many.test', not (${IS_EXCEPTION}),
        case when ${HAS_NO_ACCOUNT} then 'outreach' else 'general' end
      from ${numbers}`,
    sql`insert into ministry_members (ministry_id, user_id)
      select (select min(id) from ministries), id from users where email like 'many-%'`,
    sql`insert into audit_log (actor_label, action, subject_type, subject_id, after, at)
      select 'Somebody', 'event.update', 'event', n::text,
        jsonb_build_object('title', 'Gathering ' || n, 'department', ${DEPARTMENT}), ${ago} from ${numbers}`,
    sql`insert into proposals (endpoint, params, body, subject_type, preview, author_label, author_id, created_at)
      select 'announcements.create', '{}', '{}', 'announcement', jsonb_build_object('title', 'Plan ' || n || ${RARE}),
        'Somebody', (select id from users where email like 'youth@%'), ${ago} from ${numbers}`,
    sql`insert into gallery_items (title, description, category, date_taken, is_featured, created_at)
      select 'Picture ' || n || ${RARE}, 'A day in the hall.', (array['Services', 'Events', 'Outreach', 'Youth'])[1 + n % 4],
        current_date - n % 1700, ${IS_EXCEPTION}, ${ago} from ${numbers}`,
    sql`insert into inquiries (email, message, created_at, handled_at, visit_day, assigned_to)
      select 'asks-' || n || '@many.test', 'When do you meet?' || ${RARE}, ${ago}, case when n % 2 = 0 then now() end,
        case when ${IS_EXCEPTION} then current_date end, case when ${HAS_NO_ACCOUNT} then ${DEMO_ADMIN} end
      from ${numbers}`,
    sql`insert into newsletter_subscriptions (email, token, created_at, confirmed_at)
      select 'reads-' || n || '@many.test', 'many-' || n, ${ago}, case when n % 3 > 0 then now() end from ${numbers}`,
    sql`insert into notifications (user_id, kind, text, created_at, read_at)
      select (select id from users where email like 'youth@%'), 'proposal', 'Proposal ' || n, ${ago},
        case when n % 3 > 0 then now() end from ${numbers}`,
    sql`insert into broadcasts (subject, body, audience, author_label, department, status, created_at)
      select 'Letter ' || n || ${RARE}, '<p>Dear friends.</p>', 'newsletter', 'Somebody', ${DEPARTMENT},
        case when ${IS_EXCEPTION} then 'sent' else 'draft' end, ${ago}
      from ${numbers}`,
    sql`insert into mail_outbox (to_email, template, data, created_at, attempts, sent_at, failed_at)
      select 'reads-' || n || '@many.test', 'newsletter', '{}', ${ago}, 1, case when n % 10 > 0 then now() end,
        case when n % 10 = 0 then now() end from ${numbers}`,
    sql`insert into remote_changes (remote, action, after, reason, actor_label, created_at)
      select 'member-area', 'live', '{"live": "1.0.0", "good": null, "canary": null, "disabled": null}', 'Release ' || n, 'Somebody', ${ago} from ${numbers}`,
    sql`insert into remote_outcomes (remote, version, outcome_key, source, is_account, has_failed)
      select remote, version, 'visitor ' || n, 'network ' || n % 500, n % 2 = 0, n % 200 = 0 from live_remotes, ${numbers}
      where remote = 'member-area'`,
    sql`update events set occurrences_from = now() - interval '62 days', occurrences_until = now() + interval '400 days'
      where recurrence_pattern = 'weekly' and title like 'Gathering %'`,
    sql`insert into event_occurrences (event_id, start_datetime, end_datetime)
      select id, start_datetime + week * interval '7 days', end_datetime + week * interval '7 days'
      from events, generate_series(0, case when is_recurring then 60 else 0 end) as week where title like 'Gathering %'`,
    sql`insert into event_rsvps (occurrence_id, user_id)
      select (select event_occurrences.id from event_occurrences join events on events.id = event_id
          where status = 'published' and event_occurrences.end_datetime > now()
            and event_occurrences.start_datetime < now() + interval '20 days'
          order by event_occurrences.id desc limit 1), id
      from users where email like 'many-%'`,
    sql`update events set title = 'Attended by everybody' where id = (select event_id from event_occurrences
      where id = (select occurrence_id from event_rsvps where user_id = (select max(id) from users)))`,
    sql`update event_occurrences set seats_taken = counted.total
      from (select occurrence_id, count(*) as total from event_rsvps where attending group by occurrence_id) as counted
      where counted.occurrence_id = event_occurrences.id`,
    sql`update events set next_start = coming.start_datetime, next_end = coming.end_datetime
      from (select distinct on (event_id) event_id, start_datetime, end_datetime from event_occurrences
        where end_datetime >= now() order by event_id, start_datetime) as coming
      where coming.event_id = events.id`,
    sql`update ministries set member_count = (select count(*) from ministry_members
        where ministry_id = ministries.id and status = 'joined')
      where id = (select min(id) from ministries)`,
    sql`select recount_figures()`,
  ];
};

async function fill(tx: Transaction, rows: number): Promise<void> {
  // No trigger and no check of a reference for each single row.
  await tx.execute(sql`set local session_replication_role = replica`);
  for (const filling of fillings(rows)) await tx.execute(filling);
}

const [dataDir = '', rows = ''] = process.argv.slice(2);
if (process.env.FILL_DATABASE !== 'yes') {
  throw new Error('This fills a database with made-up rows: set FILL_DATABASE=yes to say that it may.');
}
const database = await openDatabase({ dataDir, statementTimeoutMs: 30 * 60_000 });
try {
  await database.db.transaction((tx) => fill(tx, Number(rows)));
  await database.db.execute(sql`vacuum (analyze)`);
} finally {
  await database.close();
}
