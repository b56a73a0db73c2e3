import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database-handle';
import * as schema from '../database/schema/index';

/** The header of each document lists the hosts, so their number is limited; those that are named most come first. */
const MAX_MEDIA_HOSTS = 50;

const ORIGIN = String.raw`(https://[a-z0-9.-]+(?::\d{1,5})?)(?=[/?#"\\,\s]|$)`;
const IN_URL = `^${ORIGIN}`;
const IN_LIST = String.raw`(?:^|,)\s*${ORIGIN}`;
/** JSON has a backslash before the quotation mark. */
const IN_HTML = String.raw`src=\\?"${ORIGIN}`;

const named = (column: AnyPgColumn, pattern: string, where: SQL = sql`true`): SQL =>
  sql`select lower((regexp_matches(${column}::text, ${pattern}, 'gi'))[1]) as origin from ${column.table}
    where ${column}::text ilike '%https://%' and ${where}`;

const { pageContents, pageSections, sermons } = schema;

/** Only editors write these columns, so no visitor can add a host. */
const SOURCES: SQL[] = [
  ...[schema.slides.image_url, schema.contentSections.image_url, schema.churchProjects.image_url],
  ...[schema.announcements.image_url, schema.events.featured_image, schema.leaders.image],
  ...[schema.songs.image_url, pageSections.image_url, pageContents.image_url],
  ...[sermons.thumbnail, sermons.audio_file, sermons.video_file],
]
  .map((column) => named(column, IN_URL))
  .concat(
    [sermons.sermon_text, pageSections.content, pageContents.content].map((column) => named(column, IN_HTML)),
    [sermons.translations, pageSections.translations, pageContents.translations].map((column) =>
      named(column, IN_HTML),
    ),
    [named(pageContents.content, IN_LIST, eq(pageContents.field, 'gallery_images'))],
  );

/** Returns the origins of other sites whose pictures or recordings the content of this site shows. */
export async function findMediaHosts(db: Queryable): Promise<readonly string[]> {
  const { rows } = await db.execute<{ origin: string }>(
    sql`select origin from (${sql.join(SOURCES, sql` union all `)}) as named
      group by origin order by count(*) desc, origin limit ${MAX_MEDIA_HOSTS}`,
  );
  return rows.map(({ origin }) => origin);
}
