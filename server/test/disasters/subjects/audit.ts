import { sql, type SQL } from 'drizzle-orm';
import type { SiteState } from './subject';

const countEntries = (action: string, subject: SQL) =>
  sql`(select count(*) from audit_log where action = ${action} and subject_id = ${subject}::text)`;

/** Each finds rows that the audit log doesn't tell the whole story of. */
const GAPS: Readonly<Record<string, SQL>> = {
  'events without exactly one entry': sql`
    select id from events where ${countEntries('event.create', sql`events.id`)} <> 1`,
  'announcements without exactly one entry': sql`
    select id from announcements where ${countEntries('announcement.create', sql`announcements.id`)} <> 1`,
  'approved prayers without exactly one entry': sql`
    select id from prayer_requests where status = 'approved'
      and ${countEntries('prayer.approve', sql`prayer_requests.id`)} <> 1`,
  'approved proposals without exactly one entry': sql`
    select id from proposals where status = 'approved' and ${countEntries('proposal.approve', sql`proposals.id`)} <> 1`,
  'events whose seats differ from what the entries add up to': sql`
    select event_id from event_occurrences where seats_taken <>
      ${countEntries('event.take_place', sql`event_id`)} - ${countEntries('event.give_place_back', sql`event_id`)}`,
  'entries about what is not there': sql`
    select subject_id from audit_log where action in ('event.create', 'announcement.create', 'prayer.approve')
      and subject_id not in (select id::text from events) and subject_id not in (select id::text from announcements)
      and subject_id not in (select id::text from prayer_requests)`,
  'saved sections with more or fewer entries than versions': sql`
    select id from page_sections where version <> ${countEntries('page.save', sql`page_sections.id`)}`,
};

/** Compares the audit log with the rows that it tells of, one entry for each write. */
export async function checkAudit({ db }: SiteState): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, query] of Object.entries(GAPS)) {
    const { rows } = await db.execute(query);
    if (rows.length > 0)
      faults.push(`The audit has ${rows.length} ${name}: ${JSON.stringify(rows.slice(0, 3))}.`);
  }
  return faults;
}
