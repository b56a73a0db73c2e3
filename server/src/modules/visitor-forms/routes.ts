import { z } from 'zod';
import { inquirySchema, newsletterSchema } from '@narthex/shared-contracts/schemas/visitor-forms';
import { VISITOR_POST_LIMIT } from '../../plugins/external/rate-limit';
import type { ModuleRoutes } from '../module-routes';
import { insertInquiry, subscribe } from './repository';

const done = z.object({ success: z.boolean(), message: z.string() });

export const visitorFormsRoutes: ModuleRoutes = async (app) => {
  const newsletter = {
    config: VISITOR_POST_LIMIT,
    schema: { body: newsletterSchema, response: { 200: done } },
  };
  app.post('/api/v1/newsletter', newsletter, async (request) => {
    await subscribe(app.db, request.body.email, request.body.interests);
    return { success: true, message: 'Thank you for subscribing!' };
  });

  const inquiry = { config: VISITOR_POST_LIMIT, schema: { body: inquirySchema, response: { 201: done } } };
  app.post('/api/v1/inquiries', inquiry, async (request, reply) => {
    await insertInquiry(app.db, request.body.email, request.body.message ?? null);
    return reply.code(201).send({ success: true, message: 'Thank you! We will write back to you.' });
  });
};
