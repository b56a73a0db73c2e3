import { aboutSectionSchema } from '@narthex/shared-contracts/schemas/about';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { cleanTranslations } from '../../responses/translations';
import type { Command } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import type { ModuleRoutes } from '../module-routes';
import { SECTION_HTML, presentSection } from './presenter';
import { deleteSection, findSection, listSections, saveSection, type SectionRow } from './repository';
import { safeHtml } from '../../responses/html/safe-html';

const success = <T>(data: T) => ({ status: 'success' as const, data });

const page: Pick<Command<'about.saveSection', SectionRow>, 'subjectType' | 'present'> = {
  subjectType: 'page',
  present: (row) => ({
    ...presentSection(row),
    page_type: row.page_type,
    section_key: row.section_key,
  }),
};

export const aboutRoutes: ModuleRoutes = async (app) => {
  // A page without stored sections returns an empty list, also for an unknown key: callers show built-in texts then.
  handle(app, 'about.getPage', async ({ params }) => {
    const rows = await listSections(app.db, params.page);
    return success(Object.fromEntries(rows.map((row) => [row.section_key, presentSection(row)])));
  });

  handle(app, 'about.getSection', async ({ params }) => {
    const row = await findSection(app.db, [params.page, params.section]);
    if (!row) throw problem('not_found');
    return success(presentSection(row));
  });

  handleCommand<'about.saveSection', SectionRow>(app, 'about.saveSection', {
    ...page,
    verb: 'save',
    message: t('Content updated successfully!'),
    isUpsert: true,
    find: ({ tx, body, forUpdate }) => findSection(tx, [body.page_type, body.section_key], forUpdate),
    apply: ({ tx, body }) =>
      saveSection(tx, {
        page_type: body.page_type,
        section_key: body.section_key,
        title: body.title ?? '',
        content: safeHtml(body.content ?? ''),
        translations: cleanTranslations(body.translations, SECTION_HTML),
      }),
    respond: (data, message) => {
      // The response schema omits the fields that only the audit log and a conflict need.
      return { ...success(aboutSectionSchema.parse(data)), success: true, message };
    },
  });

  handleCommand<'about.deleteSection', SectionRow>(app, 'about.deleteSection', {
    ...page,
    verb: 'delete',
    message: t('Content deleted successfully!'),
    find: ({ tx, params, forUpdate }) => findSection(tx, params.id, forUpdate),
    async apply({ tx, params }) {
      await deleteSection(tx, params.id);
      return undefined;
    },
    respond: (_data, message) => ({ status: 'success', success: true, message }),
  });
};
