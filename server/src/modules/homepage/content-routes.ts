import type { FastifyRequest } from 'fastify';
import { envelope } from '@narthex/shared-contracts';
import { contentSectionSchema } from '@narthex/shared-contracts/schemas/homepage';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { contentBody, contentInput, contentValues } from './input';
import { presentContent } from './presenter';
import { deleteContent, findContent, saveContent, type ContentValues } from './repository';
import { sectionParams } from './routes';
import { deletedSchema, demandEditor } from './slide-routes';

const saved = envelope(contentSectionSchema);
const SAVED = 'Content updated successfully!';

/** The texts of the homepage. A section is known by its key: writing one that is there changes it. */
export const contentRoutes: ModuleRoutes = async (app) => {
  async function save(request: FastifyRequest, values: ContentValues) {
    const stored = await findContent(app.db, values.sectionKey);
    const data = await app.db.transaction(async (tx) => {
      const row = await saveContent(tx, values);
      const entry = {
        action: 'content.save',
        subjectType: 'content',
        subjectId: row.id,
        after: presentContent(row),
      };
      await app.audit(request, stored ? { ...entry, before: presentContent(stored) } : entry, tx);
      return entry.after;
    });
    await app.changed('homepage');
    return { success: true, data, message: SAVED };
  }

  app.post(
    '/api/v1/homepage/content',
    { schema: { body: contentInput, response: { 200: saved } } },
    async (request) => {
      demandEditor(request);
      return save(request, contentValues(request.body.section_key, request.body));
    },
  );

  app.put(
    '/api/v1/homepage/content/:section',
    { schema: { params: sectionParams, body: contentBody, response: { 200: saved } } },
    async (request) => {
      demandEditor(request);
      return save(request, contentValues(request.params.section, request.body));
    },
  );

  app.put(
    '/api/homepage/content/:id',
    { schema: { params: idParams, body: contentBody, response: { 200: saved } } },
    async (request) => {
      demandEditor(request);
      const stored = await findContent(app.db, request.params.id);
      if (!stored) throw problem('not_found');
      return save(request, contentValues(stored.sectionKey, request.body));
    },
  );

  app.delete(
    '/api/homepage/content/:id',
    { schema: { params: idParams, response: { 200: deletedSchema } } },
    async (request) => {
      demandEditor(request);
      const stored = await findContent(app.db, request.params.id);
      if (!stored) throw problem('not_found');
      const entry = { action: 'content.delete', subjectType: 'content', subjectId: stored.id };
      await app.db.transaction(async (tx) => {
        await deleteContent(tx, stored.id);
        await app.audit(request, { ...entry, before: presentContent(stored) }, tx);
      });
      await app.changed('homepage');
      return { success: true, message: 'Content deleted successfully!' };
    },
  );
};
