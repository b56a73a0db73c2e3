import { z } from 'zod';
import { statusEnvelope } from '@narthex/shared-contracts';
import { requiredText } from '@narthex/shared-contracts/schemas/text';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { readSite } from '../site/repository';
import { canEditPages } from './policy';
import { presentSection } from './presenter';
import { deleteSection, findSection, findSectionById, listSections, saveSection } from './repository';
import { plainText, safeHtml } from './safe-html';

const key = (message: string) =>
  requiredText(message, 60).regex(/^[a-z][a-z0-9_]*$/, 'Small letters, digits and underscores');

const sectionInput = z.object({
  page_type: key('Page is required'),
  section_key: key('Section is required'),
  title: z.string().max(300, 'At most 300 characters').nullish(),
  content: z.string().max(100_000, 'At most 100000 characters').nullish(),
});

const sectionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  image_url: z.string().nullable(),
});
const savedSchema = statusEnvelope(sectionSchema).extend({ success: z.boolean(), message: z.string() });
const doneSchema = z.object({ status: z.literal('success'), success: z.boolean(), message: z.string() });

/** Pages that exist before anything was written on them. */
const pageTypesOf = (slug: string) => [`about_${slug}`, 'about_sda', 'elder_message', 'pastor_message'];

const success = <T>(data: T) => ({ status: 'success' as const, data });

export const aboutRoutes: ModuleRoutes = async (app) => {
  const page = {
    schema: {
      params: z.object({ page: z.string().max(60) }),
      response: { 200: statusEnvelope(z.record(z.string(), sectionSchema)) },
    },
  };
  app.get('/api/about/:page', page, async (request) => {
    const rows = await listSections(app.db, request.params.page);
    const isKnown =
      rows.length > 0 || pageTypesOf((await readSite(app.db)).slug).includes(request.params.page);
    if (!isKnown) throw problem('not_found');
    return success(Object.fromEntries(rows.map((row) => [row.sectionKey, presentSection(row)])));
  });

  const section = {
    schema: {
      params: z.object({ page: z.string().max(60), section: z.string().max(60) }),
      response: { 200: statusEnvelope(sectionSchema) },
    },
  };
  app.get('/api/about/:page/:section', section, async (request) => {
    const row = await findSection(app.db, request.params.page, request.params.section);
    if (!row) throw problem('not_found');
    return success(presentSection(row));
  });

  app.post(
    '/api/about/content',
    { schema: { body: sectionInput, response: { 200: savedSchema } } },
    async (request) => {
      if (!canEditPages(request.actor)) throw problem('forbidden');
      const { page_type: pageType, section_key: sectionKey, title, content } = request.body;
      const values = {
        pageType,
        sectionKey,
        title: plainText(title ?? ''),
        content: safeHtml(content ?? ''),
      };
      const saved = await app.db.transaction(async (tx) => {
        const before = await findSection(tx, pageType, sectionKey);
        const row = await saveSection(tx, values);
        const entry = { action: 'page.save', subjectType: 'page', subjectId: row.id, after: values };
        await app.audit(
          request,
          before ? { ...entry, before: { title: before.title, content: before.content } } : entry,
          tx,
        );
        return row;
      });
      await app.changed('about');
      return { ...success(presentSection(saved)), success: true, message: 'Content updated successfully!' };
    },
  );

  const remove = { schema: { params: idParams, response: { 200: doneSchema } } };
  app.delete('/api/about/content/:id', remove, async (request) => {
    const row = await findSectionById(app.db, request.params.id);
    if (!row) throw problem('not_found');
    if (!canEditPages(request.actor)) throw problem('forbidden');
    const before = {
      page_type: row.pageType,
      section_key: row.sectionKey,
      title: row.title,
      content: row.content,
    };
    await app.db.transaction(async (tx) => {
      await deleteSection(tx, row.id);
      await app.audit(request, { action: 'page.delete', subjectType: 'page', subjectId: row.id, before }, tx);
    });
    await app.changed('about');
    return { status: 'success' as const, success: true, message: 'Content deleted successfully!' };
  });
};
