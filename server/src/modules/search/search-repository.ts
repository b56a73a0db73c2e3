import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { sql } from 'drizzle-orm';
import type { SearchHit } from '@narthex/shared-contracts/schemas/search';
import type { Queryable } from '../../database/database-handle';
import type { SearchSource } from './search-source-repository';

/** How many hits of a kind are shown. */
const MAX_HITS = 8;
/** Up to so many matches are compared; of more, only the newest. */
const MAX_COMPARED = 300;
const NEWEST_COMPARED = 200;

/** Characters of the private use area: no text has them. */
const MATCH_START = '\uE000';
const MATCH_END = '\uE001';
const HEADLINE = `StartSel=${MATCH_START}, StopSel=${MATCH_END}, MaxWords=28, MinWords=14`;

interface FoundRow {
  readonly key: string | number;
  readonly title: string;
  readonly date: string | null;
  readonly category: string | null;
  readonly excerpt: string;
  readonly has_english_title: boolean;
  readonly has_english_text: boolean;
}

/** Cuts an excerpt into parts at the words that were searched for. */
export function splitExcerpt(marked: string): SearchHit['excerpt'] {
  return marked
    .split(new RegExp(`(${MATCH_START}[^${MATCH_END}]*${MATCH_END})`))
    .filter((part) => part !== '')
    .map((part) => ({
      text: part.replaceAll(MATCH_START, '').replaceAll(MATCH_END, ''),
      is_match: part.startsWith(MATCH_START),
    }));
}

function presentUntranslated({ has_english_title: title, has_english_text: text }: FoundRow) {
  const untranslated = [...(title ? ['title'] : []), ...(text ? ['excerpt'] : [])];
  return untranslated.length > 0 ? { untranslated } : {};
}

/**
 * The best matches of a source. Few are found by the index of their words and all compared; of very many, the order of
 * the table is followed, which meets them soon.
 * @param asked The query as `buildSearchQuery` writes it.
 */
export async function searchSource(
  db: Queryable,
  source: SearchSource,
  { query, language }: { readonly query: string; readonly language: Language },
): Promise<readonly SearchHit[]> {
  const { table, words, key, isVisible, order, title, text, date, category = sql`null::text` } = source;
  // The database knows the forms of English words.
  const forms = language === SOURCE_LANGUAGE ? sql`'english'::regconfig` : sql`'simple'::regconfig`;
  const asked = sql`to_tsquery(${forms}, ${query})`;
  const matching = sql`${table} where ${isVisible} and ${table}.${words} @@ ${asked}`;
  // In words that no index of words has: the database takes the beginning of a word for rare, however many have it.
  const met = sql`${table} where ${isVisible} and (${table}.${words} @@ ${asked}) is true`;
  const fields = sql`${key} as found_key, ${order} as place, ${table}.${words} as words`;
  const isFew = sql`(select count(*) from found) <= ${MAX_COMPARED}`;
  const { rows } = await db.execute<Record<string, unknown> & FoundRow>(sql`
    with found as materialized (select ${fields} from ${matching} limit ${MAX_COMPARED + 1}),
      compared as (
        (select * from found where ${isFew})
        union all
        (select ${fields} from ${met} and not ${isFew} order by ${order} desc limit ${NEWEST_COMPARED})),
      best as (
        select found_key, place, ts_rank(words, ${asked}) as rank from compared
        order by rank desc, place desc limit ${MAX_HITS})
    select ${key} as key, ${title.text} as title, ${date} as date, ${category} as category,
      ts_headline(${forms}, ${text.text}, ${asked}, ${HEADLINE}) as excerpt,
      ${title.isUntranslated} as has_english_title, ${text.isUntranslated} as has_english_text
    from best join ${table} on ${key} = best.found_key
    order by best.rank desc, best.place desc`);
  return rows.map((row) => ({
    kind: source.kind,
    title: row.title,
    path: source.buildPath(String(row.key), row.category),
    date: row.date,
    excerpt: splitExcerpt(row.excerpt),
    ...presentUntranslated(row),
  }));
}
