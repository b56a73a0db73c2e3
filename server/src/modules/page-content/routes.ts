import { PAGE_CONTENT_PAGES, type PageContentPage } from '@narthex/shared-contracts/closed-lists';
import { problem } from '../../problem-error';
import { handle } from '../../endpoints/handle';
import type { ModuleRoutes } from '../module-routes';
import { readPageLinks } from '../site/repository';
import { presentField } from './presenter';
import { listFields } from './repository';

/** The page of the closed list that an address names, if it does. */
function findPage(category: string, page: string): PageContentPage | undefined {
  const [, pages] = Object.entries(PAGE_CONTENT_PAGES).find(([name]) => name === category) ?? [];
  return pages?.find((name) => name === page);
}

export const pageContentRoutes: ModuleRoutes = async (app) => {
  handle(app, 'pageContent.get', async ({ params: { category, page: name } }) => {
    const page = findPage(category, name);
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
