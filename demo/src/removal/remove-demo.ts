import { and, eq, getTableName, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { CONTENT_SUBJECTS } from '@narthex/shared-contracts';
import type { CommandContext, SiteCommand } from '@narthex/server/commands/site-command';
import type { Transaction } from '@narthex/server/database/database-handle';
import { announcements } from '@narthex/server/database/schema/announcements';
import { auditLog, sessions, users } from '@narthex/server/database/schema/auth';
import { calendarEvents } from '@narthex/server/database/schema/calendar';
import { eventOccurrences, eventRsvps, events } from '@narthex/server/database/schema/events';
import { galleryItems } from '@narthex/server/database/schema/gallery';
import {
  churchProjects,
  contentSections,
  slides,
  worshipServices,
} from '@narthex/server/database/schema/homepage';
import { leaders } from '@narthex/server/database/schema/leaders';
import { broadcasts } from '@narthex/server/database/schema/mail';
import { media } from '@narthex/server/database/schema/media';
import { ministries, ministryMembers } from '@narthex/server/database/schema/ministries';
import { pageContents, pageSections, songs } from '@narthex/server/database/schema/pages';
import { prayerRequests } from '@narthex/server/database/schema/prayers';
import { siteSecrets } from '@narthex/server/database/schema/remotes';
import { sermons } from '@narthex/server/database/schema/sermons';
import { inquiries, newsletterSubscriptions } from '@narthex/server/database/schema/visitor-forms';
import { proposals } from '@narthex/server/database/schema/writes';
import { ConfigError } from '@narthex/server/config';
import { countSeats } from '../count-seats';
import { removeDemoSettings } from './remove-demo-settings';

/** Nobody can have an address of these domains. */
const DEMO_ADDRESSES = sql`(${users.email} like '%@demo.test' or ${users.email} like '%@members.example')`;

type VersionedTable = PgTable & { readonly created_at: AnyPgColumn; readonly version: AnyPgColumn };

/** These objects carry the number of their changes, so that one that somebody changed is known. */
const VERSIONED: readonly (readonly [table: VersionedTable, title: SQL | AnyPgColumn])[] = [
  [slides, slides.title],
  [contentSections, contentSections.section_key],
  [churchProjects, churchProjects.title],
  [worshipServices, worshipServices.name],
  [leaders, leaders.name],
  [sermons, sermons.title],
  [galleryItems, galleryItems.title],
  [calendarEvents, calendarEvents.date],
  [pageSections, pageSections.section_key],
  [pageContents, sql<string>`${pageContents.page} || ', ' || ${pageContents.field}`],
  [songs, songs.title],
  [announcements, announcements.title],
  [events, events.title],
  [prayerRequests, prayerRequests.title],
  [ministries, ministries.name],
  [inquiries, sql<string>`coalesce(${inquiries.visitor_name}, ${inquiries.email}, 'an inquiry')`],
  [broadcasts, broadcasts.subject],
];

/** An object in which people take part who came after the demo stays, too. */
function isUsed(table: VersionedTable, seededAt: SQL): SQL {
  if (table === events)
    return sql`exists(select 1 from ${eventRsvps} join ${eventOccurrences} on ${eventOccurrences.id} = ${eventRsvps.occurrence_id}
      where ${eventOccurrences.event_id} = ${events.id} and ${eventRsvps.created_at} > ${seededAt})`;
  if (table === ministries)
    return sql`exists(select 1 from ${ministryMembers}
      where ${ministryMembers.ministry_id} = ${ministries.id} and ${ministryMembers.created_at} > ${seededAt})`;
  return sql`false`;
}

/**
 * Returns the instant before which everything is of the demo. The demo dates its rows before its own start, and whatever
 * people or the server itself did came after that.
 */
async function findSeededAt(tx: Transaction): Promise<SQL | null> {
  const { rows } = await tx.execute<{ at: string | null }>(sql`
    select least((select min(created_at) from ${siteSecrets}), (select min(at) from ${auditLog}),
      (select min(created_at) from ${sessions}), now())::text as at`);
  const seededAt = sql`${rows[0]?.at}::timestamptz`;
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.created_at, seededAt), DEMO_ADDRESSES))
    .limit(1);
  return person ? seededAt : null;
}

const resultSchema = z.object({
  /** Counts what was removed, by table. */
  removed: z.record(z.string(), z.number()),
  /** Names what stays because somebody changed it or takes part in it, by table. */
  kept: z.record(z.string(), z.array(z.string())),
  /** Lists accounts of the demo that somebody changed: they stay, and can't sign in any more. */
  suspended: z.array(z.string()),
});
type Removal = z.infer<typeof resultSchema>;

async function removeContent(tx: Transaction, seededAt: SQL, removal: Removal): Promise<void> {
  for (const [table, title] of VERSIONED) {
    const name = getTableName(table);
    const ofDemo = sql`${table.created_at} <= ${seededAt}`;
    const stays = sql`(${table.version} > 1 or ${isUsed(table, seededAt)})`;
    const { rows: kept } = await tx.execute<{ title: string }>(
      sql`select ${title} as title from ${table} where ${ofDemo} and ${stays}`,
    );
    if (kept.length > 0) removal.kept[name] = kept.map((row) => String(row.title));
    const { rows: gone } = await tx.execute(
      sql`delete from ${table} where ${ofDemo} and not ${stays} returning 1`,
    );
    if (gone.length > 0) removal.removed[name] = gone.length;
  }
  for (const table of [proposals, newsletterSubscriptions]) {
    const gone = await tx
      .delete(table)
      .where(lte(table.created_at, seededAt))
      .returning({ at: table.created_at });
    if (gone.length > 0) removal.removed[getTableName(table)] = gone.length;
  }
}

async function removePeople(tx: Transaction, seededAt: SQL, removal: Removal): Promise<void> {
  const ofDemo = and(lte(users.created_at, seededAt), DEMO_ADDRESSES);
  const nameless = and(lte(users.created_at, seededAt), sql`${users.email} is null`, eq(users.version, 1));
  const gone = await tx
    .delete(users)
    .where(or(and(ofDemo, eq(users.version, 1)), nameless))
    .returning({ id: users.id });
  if (gone.length > 0) removal.removed['users'] = gone.length;
  const changed = await tx
    .update(users)
    .set({ is_active: false, password_hash: null })
    .where(ofDemo)
    .returning({ id: users.id, email: users.email });
  removal.suspended = changed.map(({ email }) => email ?? '');
  await tx.delete(sessions).where(
    inArray(
      sessions.user_id,
      changed.map(({ id }) => id),
    ),
  );
}

/** The job that deletes dropped files looks first if something that stays uses them. */
const dropFiles = (tx: Transaction, seededAt: SQL) =>
  tx
    .update(media)
    .set({ claimed_at: sql`coalesce(${media.claimed_at}, now())`, dropped_at: new Date() })
    .where(lte(media.created_at, seededAt));

/** Removes the demo congregation, and keeps what somebody has changed. */
async function removeDemo({ write }: CommandContext): Promise<Removal> {
  return write(async ({ tx, audit, invalidates }) => {
    const removal: Removal = { removed: {}, kept: {}, suspended: [] };
    const seededAt = await findSeededAt(tx);
    if (seededAt === null) throw new ConfigError('There is no demo congregation in this database.');
    await removeContent(tx, seededAt, removal);
    await removePeople(tx, seededAt, removal);
    await removeDemoSettings(tx, removal);
    await dropFiles(tx, seededAt);
    await countSeats(tx);
    await audit({ action: 'demo.remove', subjectType: 'site', after: { removed: removal.removed } });
    invalidates(...CONTENT_SUBJECTS);
    return removal;
  });
}

/** Is the command that turns a site that began with the demo into an empty one. */
export const REMOVE_DEMO: SiteCommand<z.ZodObject, typeof resultSchema> = {
  name: 'remove-demo',
  input: z.object({}),
  result: resultSchema,
  run: removeDemo,
};
