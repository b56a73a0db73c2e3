import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { sql, type SQL } from 'drizzle-orm';
import type { SearchHit } from '@narthex/shared-contracts/schemas/search';
import type { Queryable } from '../../database/database-handle';
import { htmlToText } from '../../responses/html/safe-html';
import { writeExcerpt } from './excerpt';
import type { SearchSource } from './search-source-repository';
import {
  COMMON_WORD_ROWS,
  MAX_COMPARED_ROWS,
  MAX_EXCERPT_SOURCE_LENGTH,
  MAX_FOUND_ROWS,
  MAX_HITS,
  MAX_ROWS_OF_WORDS,
  NEWEST_ROWS,
} from './search-policy';

interface FoundRow {
  readonly key: string | number;
  readonly title: string;
  readonly date: string | null;
  readonly category: string | null;
  readonly text: string;
  readonly html: string | null;
  /** Is the query as the database prints it, with each stem in quotes. */
  readonly asked: string;
  readonly has_english_title: boolean;
  readonly has_english_text: boolean;
}

const readStems = (asked: string) => [...asked.matchAll(/'([^']+)'/g)].map(([, stem = '']) => stem);

function presentUntranslated({ has_english_title: title, has_english_text: text }: FoundRow) {
  const untranslated = [...(title ? ['title'] : []), ...(text ? ['excerpt'] : [])];
  return untranslated.length > 0 ? { untranslated } : {};
}

type FillFacts = (text: SQL) => SQL;

interface Search {
  readonly query: string;
  readonly language: Language;
  /** Replaces the placeholders of facts in a text. */
  readonly fillFacts: FillFacts;
}

/**
 * Finds the best matches in a source. Common words are looked for among the newest rows; others in the index of words
 * and, if that returns too many, in the order of the table, which soon reaches enough of them.
 * @param asked The query as `buildSearchQuery` writes it.
 */
export async function searchSource(
  db: Queryable,
  source: SearchSource,
  { query, language, fillFacts }: Search,
): Promise<readonly SearchHit[]> {
  const {
    table,
    words,
    key,
    isVisible,
    order,
    title,
    text,
    date,
    category = sql`null::text`,
    html = sql`null::text`,
  } = source;
  // The database only knows the inflected forms of English words.
  const forms = language === SOURCE_LANGUAGE ? sql`'english'::regconfig` : sql`'simple'::regconfig`;
  const asked = sql`to_tsquery(${forms}, ${query})`;
  const fields = sql`${key} as found_key, ${order} as place, ${table}.${words} as words`;
  // The first condition uses the index of words. The second is written so that the database uses the index of the order
  // instead, because it always estimates that the beginning of a word is rare.
  const byWords = sql`${table} where (${isVisible}) is true and ${table}.${words} @@ ${asked}`;
  const byOrder = sql`${table} where ${isVisible} and (${table}.${words} @@ ${asked}) is true`;
  const isCommon = sql`(select count(*) from recent) >= ${COMMON_WORD_ROWS}`;
  const isFound = sql`(select count(*) from found) <= ${MAX_FOUND_ROWS}`;
  const { rows } = await db.execute<Record<string, unknown> & FoundRow>(sql`
    with recent as materialized (
        select * from (select ${fields} from ${table} where ${isVisible} order by ${order} desc limit ${NEWEST_ROWS})
          as newest where words @@ ${asked}),
      found as materialized (select ${fields} from ${byWords} and not ${isCommon} limit ${MAX_FOUND_ROWS + 1}),
      compared as (
        (select * from recent where ${isCommon})
        union all
        (select * from found where ${isFound} order by place desc limit ${MAX_COMPARED_ROWS})
        union all
        (select ${fields} from ${byOrder} and not ${isFound} order by ${order} desc limit ${MAX_COMPARED_ROWS})),
      best as (
        select found_key, place, ts_rank(words, ${asked}) as rank from compared
        order by rank desc, place desc limit ${MAX_HITS})
    select ${key} as key, ${fillFacts(title.text)} as title, ${date} as date, ${category} as category,
      left(${fillFacts(text.text)}, ${MAX_EXCERPT_SOURCE_LENGTH}) as text, left(${fillFacts(html)}, ${MAX_EXCERPT_SOURCE_LENGTH}) as html,
      (${asked})::text as asked,
      ${title.isUntranslated} as has_english_title, ${text.isUntranslated} as has_english_text
    from best join ${table} on ${key} = best.found_key
    order by best.rank desc, best.place desc`);
  return rows.map((row) => ({
    kind: source.kind,
    title: row.title,
    path: source.buildPath(String(row.key), row.category),
    date: row.date,
    excerpt: writeExcerpt([row.text, htmlToText(row.html ?? '')].join(' ').trim(), readStems(row.asked)),
    ...presentUntranslated(row),
  }));
}

/** Returns the texts of the newest rows of a source, as visitors read them. */
export async function readNewestTexts(
  db: Queryable,
  { table, isVisible, order, title, text }: SearchSource,
  fillFacts: FillFacts,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ readonly found: string }>(sql`
    select concat_ws(' ', ${fillFacts(title.text)}, left(${fillFacts(text.text)}, ${MAX_EXCERPT_SOURCE_LENGTH})) as found
    from ${table} where ${isVisible} order by ${order} desc limit ${MAX_ROWS_OF_WORDS}`);
  return rows.map(({ found }) => found);
}
