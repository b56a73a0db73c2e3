import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LEADER_CATEGORIES } from '@narthex/shared-contracts/enums';
import { paths } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { SearchHit } from '@narthex/shared-contracts/schemas/search';
import { announcements } from '../../database/schema/announcements';
import { events } from '../../database/schema/events';
import { leaders } from '../../database/schema/leaders';
import { pageTexts } from '../../database/schema/page-texts';
import { sermons } from '../../database/schema/sermons';
import { isShownOnDay } from '../announcements/repository';

/**
 * Describes a table for the site's search. Its generated columns contain the words of each row, `site_search` of the
 * English texts and `site_search_sw` of those that Swahili pages show. Words in the title weigh most, then those in the
 * facts, then those in the text. Lists never read these columns, so only the schema of pages declares them.
 */
export interface SearchSource {
  readonly kind: SearchHit['kind'];
  readonly table: PgTable;
  /** Contains the words of a row. */
  readonly words: SQL;
  /** Identifies a row. */
  readonly key: SQL;
  /** Matches the rows that everybody may see. */
  readonly isVisible: SQL;
  /** Orders rows that match equally well, the highest first. Large tables need an index for it. */
  readonly order: SQL;
  readonly title: SourceText;
  /** Is the plain text for the excerpt. */
  readonly text: SourceText;
  /** Is HTML that follows the plain text, if there is any. */
  readonly html?: SQL;
  readonly date: SQL;
  readonly buildPath: (key: string, category: string | null) => string;
  /** Is the second argument of `buildPath`. */
  readonly category?: SQL;
}

interface SourceText {
  readonly text: SQL;
  /** Is true if the text is in English because the translation is missing. */
  readonly isUntranslated: SQL;
}

const NO_DATE = sql`null::text`;

/** Describes a text that is the same in every language, such as a name. */
const fixedText = (text: SQL): SourceText => ({ text, isUntranslated: sql`false` });

const describeLeader = ({ text, isUntranslated }: SourceText, more: SQL): SourceText => ({
  text: sql`${text} || '. ' || ${more}`,
  isUntranslated,
});

/** Returns a function that selects the texts of a table in a language. */
const textsIn = (language: Language, translations: PgColumn) => (name: string, english: PgColumn) => {
  if (language === SOURCE_LANGUAGE) return fixedText(sql`${english}`);
  const text = sql`nullif(${translations} #>> array[${language}, ${name}], '')`;
  return { text: sql`coalesce(${text}, ${english})`, isUntranslated: sql`${text} is null` };
};

/**
 * Lists every source in the order in which results are shown.
 * @param today The date in the site's time zone.
 */
export function listSearchSources(today: string, language: Language): readonly SearchSource[] {
  const words = language === SOURCE_LANGUAGE ? sql`site_search` : sql`site_search_sw`;
  const ofEvent = textsIn(language, events.translations);
  const ofSermon = textsIn(language, sermons.translations);
  const ofAnnouncement = textsIn(language, announcements.translations);
  const ofLeader = textsIn(language, leaders.translations);
  return [
    {
      kind: 'page',
      table: pageTexts,
      words: sql`site_search`,
      key: sql`${pageTexts.language} || ' ' || ${pageTexts.path}`,
      isVisible: eq(pageTexts.language, language),
      order: sql`${pageTexts.title}`,
      title: fixedText(sql`${pageTexts.title}`),
      text: fixedText(sql`${pageTexts.content}`),
      date: NO_DATE,
      buildPath: (key) => key.slice(key.indexOf(' ') + 1),
    },
    {
      kind: 'event',
      table: events,
      words,
      key: sql`${events.id}`,
      isVisible: eq(events.status, 'published'),
      order: sql`${events.start_datetime}`,
      title: ofEvent('title', events.title),
      text: ofEvent('description', events.description),
      date: sql`to_char(coalesce(${events.next_start}, ${events.start_datetime}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      buildPath: paths.event.to,
    },
    {
      kind: 'sermon',
      table: sermons,
      words,
      key: sql`${sermons.id}`,
      isVisible: eq(sermons.status, 'published'),
      order: sql`${sermons.sermon_date}`,
      title: ofSermon('title', sermons.title),
      text: ofSermon('description', sermons.description),
      html: ofSermon('sermon_text', sermons.sermon_text).text,
      date: sql`${sermons.sermon_date}::text`,
      buildPath: paths.sermon.to,
    },
    {
      kind: 'announcement',
      table: announcements,
      words,
      key: sql`${announcements.id}`,
      isVisible: isShownOnDay(today) ?? sql`true`,
      order: sql`${announcements.created_at}`,
      title: ofAnnouncement('title', announcements.title),
      text: ofAnnouncement('content', announcements.content),
      date: sql`${announcements.start_date}::text`,
      buildPath: (id) => `${paths.announcements.to()}#announcement-${id}`,
    },
    {
      kind: 'leader',
      table: leaders,
      words,
      key: sql`${leaders.id}`,
      isVisible: eq(leaders.status, 'active'),
      order: sql`${leaders.name}`,
      title: fixedText(sql`${leaders.name}`),
      text: describeLeader(
        ofLeader('title', leaders.title),
        sql`coalesce(${ofLeader('biography', leaders.biography).text}, ${ofLeader('quote', leaders.quote).text}, '')`,
      ),
      date: NO_DATE,
      category: sql`${leaders.category}`,
      buildPath: (_, category) =>
        LEADER_CATEGORIES.some((known) => known === category)
          ? `${paths.leadership.to()}?category=${category}`
          : paths.leadership.to(),
    },
  ];
}
