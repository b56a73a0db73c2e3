import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { envelope } from '@narthex/shared-contracts';
import { slideSchema } from '@narthex/shared-contracts/schemas/homepage';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { slideInput, slideValues } from './input';
import { canEditHomepage } from './policy';
import { presentSlide } from './presenter';
import { deleteSlide, findSlide, insertSlide, updateSlide } from './repository';

export const deletedSchema = z.object({ success: z.boolean(), message: z.string() });

export function demandEditor(request: FastifyRequest): void {
  if (!canEditHomepage(request.actor)) throw problem('forbidden');
}

export const slideRoutes: ModuleRoutes = async (app) => {
  const entry = (action: string, subjectId: number) => ({ action, subjectType: 'slide', subjectId });

  const create = { schema: { body: slideInput, response: { 201: envelope(slideSchema) } } };
  app.post('/api/v1/homepage/slides', create, async (request, reply) => {
    demandEditor(request);
    const data = await app.db.transaction(async (tx) => {
      const row = await insertSlide(tx, slideValues(request.body));
      const after = presentSlide(row);
      await app.audit(request, { ...entry('slide.create', row.id), after }, tx);
      return after;
    });
    await app.changed('homepage');
    return reply.code(201).send({ success: true, data, message: 'Slide created successfully!' });
  });

  const update = { schema: { params: idParams, body: slideInput, response: { 200: envelope(slideSchema) } } };
  app.put('/api/v1/homepage/slides/:id', update, async (request) => {
    demandEditor(request);
    const stored = await findSlide(app.db, request.params.id);
    if (!stored) throw problem('not_found');
    const data = await app.db.transaction(async (tx) => {
      const row = await updateSlide(tx, stored.id, slideValues(request.body));
      if (!row) throw problem('not_found');
      const [before, after] = [presentSlide(stored), presentSlide(row)];
      await app.audit(request, { ...entry('slide.update', row.id), before, after }, tx);
      return after;
    });
    await app.changed('homepage');
    return { success: true, data, message: 'Slide updated successfully!' };
  });

  const remove = { schema: { params: idParams, response: { 200: deletedSchema } } };
  app.delete('/api/v1/homepage/slides/:id', remove, async (request) => {
    demandEditor(request);
    const stored = await findSlide(app.db, request.params.id);
    if (!stored) throw problem('not_found');
    await app.db.transaction(async (tx) => {
      await deleteSlide(tx, stored.id);
      await app.audit(request, { ...entry('slide.delete', stored.id), before: presentSlide(stored) }, tx);
    });
    await app.changed('homepage');
    return { success: true, message: 'Slide deleted successfully!' };
  });
};
