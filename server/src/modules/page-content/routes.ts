import { z } from 'zod';
import { envelope } from '@narthex/shared-contracts';
import { PAGE_CONTENT_PAGES, type PageContentPage } from '@narthex/shared-contracts/closed-lists';
import { pageContentSchema } from '@narthex/shared-contracts/schemas/page-content';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { readPageLinks } from '../site/repository';
import { presentField } from './presenter';
import { listFields } from './repository';

const params = z.object({ category: z.string().max(60), page: z.string().max(60) });

/** The page of the closed list that an address names, if it does. */
function knownPage(category: string, page: string): PageContentPage | undefined {
  const [, pages] = Object.entries(PAGE_CONTENT_PAGES).find(([name]) => name === category) ?? [];
  return pages?.find((name) => name === page);
}

export const pageContentRoutes: ModuleRoutes = async (app) => {
  const content = { schema: { params, response: { 200: envelope(pageContentSchema) } } };
  app.get('/api/v1/page-content/:category/:page', content, async (request) => {
    const { category, page: name } = request.params;
    const page = knownPage(category, name);
    if (!page) throw problem('not_found');
    const rows = await listFields(app.db, category, page);
    return {
      success: true,
      data: {
        fields: Object.fromEntries(rows.map((row) => [row.field, presentField(row)])),
        links: [...(await readPageLinks(app.db, page))],
      },
    };
  });
};
