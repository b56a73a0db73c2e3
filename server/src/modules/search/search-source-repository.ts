import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LEADER_CATEGORIES } from '@narthex/shared-contracts/closed-lists';
import { paths } from '@narthex/shared-contracts';
import type { SearchHit } from '@narthex/shared-contracts/schemas/search';
import { announcements } from '../../database/schema/content/announcements';
import { events } from '../../database/schema/content/events';
import { leaders } from '../../database/schema/content/leaders';
import { pageTexts } from '../../database/schema/system/page-texts';
import { sermons } from '../../database/schema/content/sermons';
import { isShownOnDay } from '../announcements/repository';

/**
 * A table that the site's search looks in. It has a generated column `site_search` with the words of each row, weighted:
 * the title before the facts, the facts before the text. Lists never read it, so no schema but that of pages names it.
 */
export interface SearchSource {
  readonly kind: SearchHit['kind'];
  readonly table: PgTable;
  /** What a row is told apart by. */
  readonly key: SQL;
  /** What everybody may see. */
  readonly isVisible: SQL;
  /** Of rows that match equally well, the highest comes first. An index has it, where there may be many rows. */
  readonly order: SQL;
  readonly title: SQL;
  /** The text that an excerpt is taken from. */
  readonly text: SQL;
  readonly date: SQL;
  readonly buildPath: (key: string, category: string | null) => string;
  /** Handed to `buildPath`. */
  readonly category?: SQL;
}

/** Excerpts aren't looked for further into a text: parsing it costs more than anyone gains. */
const EXCERPT_FROM = sql`8000`;
const NO_DATE = sql`null::text`;

/** Everything that is searched, in the order it is shown. `today` is the day in the site's zone. */
export const listSearchSources = (today: string): readonly SearchSource[] => [
  {
    kind: 'page',
    table: pageTexts,
    key: sql`${pageTexts.path}`,
    isVisible: sql`true`,
    order: sql`${pageTexts.title}`,
    title: sql`${pageTexts.title}`,
    text: sql`left(${pageTexts.content}, ${EXCERPT_FROM})`,
    date: NO_DATE,
    buildPath: (path) => path,
  },
  {
    kind: 'event',
    table: events,
    key: sql`${events.id}`,
    isVisible: eq(events.status, 'published'),
    order: sql`${events.startDatetime}`,
    title: sql`${events.title}`,
    text: sql`left(${events.description}, ${EXCERPT_FROM})`,
    date: sql`to_char(coalesce(${events.nextStart}, ${events.startDatetime}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    buildPath: paths.event.to,
  },
  {
    kind: 'sermon',
    table: sermons,
    key: sql`${sermons.id}`,
    isVisible: eq(sermons.status, 'published'),
    order: sql`${sermons.sermonDate}`,
    title: sql`${sermons.title}`,
    text: sql`left(${sermons.description} || ' ' || coalesce(${sermons.sermonText}, ''), ${EXCERPT_FROM})`,
    date: sql`${sermons.sermonDate}::text`,
    buildPath: paths.sermon.to,
  },
  {
    kind: 'announcement',
    table: announcements,
    key: sql`${announcements.id}`,
    isVisible: isShownOnDay(today) ?? sql`true`,
    order: sql`${announcements.createdAt}`,
    title: sql`${announcements.title}`,
    text: sql`left(${announcements.content}, ${EXCERPT_FROM})`,
    date: sql`${announcements.startDate}::text`,
    buildPath: (id) => `${paths.announcements.to()}#announcement-${id}`,
  },
  {
    kind: 'leader',
    table: leaders,
    key: sql`${leaders.id}`,
    isVisible: eq(leaders.status, 'active'),
    order: sql`${leaders.name}`,
    title: sql`${leaders.name}`,
    text: sql`left(${leaders.title} || '. ' || coalesce(${leaders.biography}, ${leaders.quote}, ''), ${EXCERPT_FROM})`,
    date: NO_DATE,
    category: sql`${leaders.category}`,
    buildPath: (_, category) =>
      LEADER_CATEGORIES.some((known) => known === category)
        ? `${paths.leadership.to()}?category=${category}`
        : paths.leadership.to(),
  },
];
