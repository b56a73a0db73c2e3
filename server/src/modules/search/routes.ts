import { plainDate } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import { handle } from '../../endpoints/handle';
import { readLanguage } from '../../responses/translate-message';
import type { ModuleRoutes } from '../module-routes';
import { PageTexts } from './page-texts';
import { buildSearchQuery } from './search-query';
import { searchSource } from './search-repository';
import { listSearchSources } from './search-source-repository';

/** Searches what the public site shows. */
export const searchRoutes: ModuleRoutes = async (app) => {
  const pageTexts = new PageTexts(app);
  // Nobody's first search waits for it.
  app.addHook('onListen', async () => {
    pageTexts
      .ensure(SOURCE_LANGUAGE)
      .catch((error: unknown) => app.log.warn({ err: error }, 'the search was not prepared'));
  });

  handle(app, 'search.find', async ({ query, request }) => {
    const language = readLanguage(request);
    const asked = buildSearchQuery(query.q);
    if (asked === '') return { success: true, data: [] };
    await pageTexts.ensure(language);
    const today = plainDate(new Date(), (await app.currentSite()).time_zone);
    const hits = await Promise.all(
      listSearchSources(today, language).map((source) =>
        searchSource(app.db, source, { query: asked, language }),
      ),
    );
    return { success: true, data: hits.flat() };
  });
};
