import {
  PAGE_CONTENT_FIELDS,
  PAGE_CONTENT_PAGES,
  type PageContentPage,
} from '@narthex/shared-contracts/enums';
import type { PageContentInput } from '@narthex/shared-contracts/schemas/page-content';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../problem-error';
import { handle } from '../../endpoints/handle';
import { handleCommand } from '../../writes/handle-command';
import { cleanTranslations } from '../../responses/translations';
import { safeHtml } from '../../responses/html/safe-html';
import type { ModuleRoutes } from '../module-routes';
import { readPageLinks } from '../../site/site-repository';
import { FIELD_HTML, presentPage } from './presenter';
import {
  findPageContent,
  isSameField,
  lockPageContent,
  saveField,
  type FieldValues,
  type StoredPage,
} from './repository';

/** Returns the page of the enum for the category and name in a path. */
function getPage(category: string, page: string): PageContentPage {
  const [, pages] = Object.entries(PAGE_CONTENT_PAGES).find(([name]) => name === category) ?? [];
  const found = pages?.find((name) => name === page);
  if (!found) throw problem('not_found');
  return found;
}

const listValues = ({ fields }: PageContentInput): FieldValues[] =>
  PAGE_CONTENT_FIELDS.flatMap((field) => {
    const input = fields[field];
    if (!input) return [];
    // The content of a gallery is a list of URLs, not HTML.
    const content = field === 'gallery_images' ? input.content.trim() : safeHtml(input.content);
    const translations = cleanTranslations(input.translations, FIELD_HTML);
    return [{ field, title: input.title, content, image_url: input.image_url, translations }];
  });

const getTitle = (page: string) => page.charAt(0).toUpperCase() + page.slice(1).replaceAll('_', ' ');

export const pageContentRoutes: ModuleRoutes = async (app) => {
  handle(app, 'pageContent.get', async ({ params }) => {
    const page = getPage(params.category, params.page);
    const stored = await findPageContent(app.db, params);
    return {
      success: true,
      data: { ...presentPage(stored), links: [...(await readPageLinks(app.db, page))] },
    };
  });

  handleCommand<'pageContent.save', StoredPage>(app, 'pageContent.save', {
    subjectType: 'page-content',
    verb: 'save',
    message: t('Content updated successfully!'),
    async find({ tx, params, forUpdate }) {
      getPage(params.category, params.page);
      return (forUpdate ? lockPageContent : findPageContent)(tx, params);
    },
    async apply({ tx, params, body }, stored) {
      for (const values of listValues(body)) {
        const before = stored?.fields.find(({ field }) => field === values.field);
        if (!isSameField(before, values)) await saveField(tx, params, values);
      }
      return findPageContent(tx, params);
    },
    present: (stored) => ({ title: getTitle(stored.id.split('/')[1] ?? ''), ...presentPage(stored) }),
  });
};
