import { z } from 'zod';
import { paths } from '@narthex/shared-contracts';
import { checkbox } from '@narthex/shared-contracts/schemas/text';
import { ProblemError } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { plainPage } from '../visitor-forms/plain-page';
import { answerInvitation } from './answer-invitation';
import { RSVP_LIMIT } from './rsvp-routes';

const bodySchema = z.object({ event_id: idParams.shape.id, attending: checkbox(true) });

/** The answer to an invitation as a browser posts it without JavaScript. */
export const rsvpFormRoutes: ModuleRoutes = async (app) => {
  const post = { config: RSVP_LIMIT, schema: { hide: true, body: bodySchema } };
  app.post('/forms/rsvp', post, async (request, reply) => {
    const { event_id: id, attending } = request.body;
    const path = paths.event.to(id);
    try {
      await answerInvitation(app, request, reply, { id, attending });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
      const formState = { form: 'rsvp', values: {}, errors: {}, message: error.message };
      if (app.renderPage) return app.renderPage(request, reply, { path, formState });
      return reply
        .code(error.statusCode)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(plainPage('Your answer was not taken', [error.message], path));
    }
    return reply.redirect(`${path}?sent=${attending ? 'rsvp' : 'rsvp-cancel'}#rsvp`, 303);
  });
};
