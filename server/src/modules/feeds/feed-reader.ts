import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentSubject } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { siteTexts } from '@narthex/shared-contracts/schemas/settings';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { isTranslatedLanguage, type Translations } from '@narthex/shared-contracts/schemas/translations';
import { cachedByContent, type CachedText } from '../../content-cache/cached-by-content';
import { siteOrigin } from '../../requests/site-origin';
import { FACT_SUBJECTS, type FillText } from '../../responses/fill-text';
import { shownLanguage } from '../../site/shown-language';
import { readSite } from '../../site/site-repository';

/** Describes who a feed or a calendar is written for. */
export interface FeedReader {
  /** Has its texts in the reader's language. */
  readonly site: Site;
  /** Is the origin of the site for links. */
  readonly origin: string;
  readonly language: Language;
  readonly fillText: FillText;
}

/** Returns the reader of a URL that asks for a language; it is English if the site isn't shown in that language. */
export async function describeReader(
  app: FastifyInstance,
  origin: string,
  asked: string | undefined,
): Promise<FeedReader> {
  const site = await readSite(app.db);
  const writing = { language: shownLanguage(site, asked), fillText: await app.facts.filler() };
  return { ...writing, origin, site: withTexts(site, siteTexts, writing) };
}

/** Caches a feed for each origin and language until content of its subjects changes. */
export function cachedFeed(
  app: FastifyInstance,
  subjects: readonly ContentSubject[],
  build: (reader: FeedReader) => Promise<string>,
): (request: FastifyRequest, asked: Language) => Promise<CachedText> {
  const feed = cachedByContent(app, [...subjects, ...FACT_SUBJECTS], async (key) => {
    const [origin = '', asked] = key.split(' ');
    return build(await describeReader(app, origin, asked));
  });
  return (request, asked) => feed([siteOrigin(request), asked].join(' '));
}

/**
 * Returns a row with the texts that editors wrote in the reader's language, and with facts in them. Texts without a
 * translation stay English. This is done before an entry is written, because calendars fold their lines at 75 bytes.
 */
export function withTexts<Row extends { readonly translations?: Translations }>(
  row: Row,
  texts: Readonly<Partial<Record<keyof Row, unknown>>>,
  { language, fillText }: Pick<FeedReader, 'language' | 'fillText'>,
): Row {
  const own: Readonly<Record<string, string | undefined>> =
    (isTranslatedLanguage(language) && row.translations?.[language]) || {};
  const filled = Object.entries(row).flatMap(([name, text]) =>
    name in texts && typeof text === 'string'
      ? [[name, fillText(own[name] || text, own[name] ? language : SOURCE_LANGUAGE, 'plain')]]
      : [],
  );
  return { ...row, ...Object.fromEntries(filled) };
}
