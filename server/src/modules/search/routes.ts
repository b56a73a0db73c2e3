import { plainDate } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import type { FastifyRequest } from 'fastify';
import { handle } from '../../endpoints/handle';
import { readLanguage, translateMessage } from '../../responses/translate-message';
import { createMemoryCounter } from '../../plugins/rate-limit/rate-limit-counter';
import { tooManyRequests } from '../../problem-error';
import { RENDERER_IP, networkOf } from '../../requests/network-of';
import { MISSING_FACT } from '../facts/list-facts';
import type { ModuleRoutes } from '../module-routes';
import { factFiller } from './fact-filler-repository';
import { PageTexts } from './page-texts/page-texts';
import { correctQuery } from './correct-query';
import { createKnownWords } from './known-words';
import { readNewestTexts, searchSource } from './search-repository';
import { listSearchSources } from './search-source-repository';
import { SEARCHES_WINDOW_MS, MAX_QUERY_WORDS } from './search-policy';
import { foldWords } from '@narthex/shared-contracts/fold-text';

/**
 * Converts the typed text to a query of the database's text search: it matches all words, in any inflected form and
 * order, and each may be the beginning of a word. Returns an empty text if there is nothing to search for.
 */
export function buildSearchQuery(typed: string): string {
  return foldWords(typed)
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ');
}

export const searchRoutes: ModuleRoutes = async (app) => {
  const pageTexts = new PageTexts(app);
  // The texts are read at the start, so that the first search needn't wait.
  app.addHook('onListen', async () => {
    void app.background.run('the search was not prepared', () => pageTexts.ensure(SOURCE_LANGUAGE));
  });

  const readKnownWords = createKnownWords();
  const searches = createMemoryCounter();
  /**
   * Counts a search for its network. Requests of signed-in people already count for their account, and calls of a
   * rendered page for the visitor who requested it.
   */
  async function countSearch(request: FastifyRequest): Promise<void> {
    if (app.config.rateLimits === 'off' || request.actor || request.ip === RENDERER_IP) return;
    const { current, ttl } = await searches.count(networkOf(request), SEARCHES_WINDOW_MS);
    if (current > app.config.bounds.searchesPerNetwork) throw tooManyRequests(Math.ceil(ttl / 1000));
  }

  handle(app, 'search.find', async ({ query, request }) => {
    const language = readLanguage(request);
    if (buildSearchQuery(query.q) === '') return { success: true, data: [] };
    await countSearch(request);
    await pageTexts.ensure(language);
    const today = plainDate(new Date(), (await app.currentSite()).time_zone);
    const facts = await app.facts.list(language);
    const fillFacts = factFiller(facts, translateMessage(MISSING_FACT, language));
    const sources = listSearchSources(today, language);
    const find = async (typed: string) => {
      const search = { query: buildSearchQuery(typed), language, fillFacts };
      return (await Promise.all(sources.map((source) => searchSource(app.db, source, search)))).flat();
    };
    const hits = await find(query.q);
    if (hits.length > 0) return { success: true, data: hits };
    const known = await readKnownWords(`${language} ${today} ${app.contentVersion()}`, async () =>
      (await Promise.all(sources.map((source) => readNewestTexts(app.db, source, fillFacts)))).flat(),
    );
    const corrected = correctQuery(query.q, known);
    if (corrected === null) return { success: true, data: [] };
    return { success: true, data: await find(corrected), corrected };
  });
};
