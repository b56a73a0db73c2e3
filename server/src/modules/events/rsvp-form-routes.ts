import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '@narthex/shared-contracts';
import { checkbox } from '@narthex/shared-contracts/schemas/text';
import { VISITOR_POST_LIMIT } from '../../plugins/external/rate-limit';
import { ProblemError } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { formErrors, showForm } from '../visitor-forms/refused-form';
import { answerInvitation } from './answer-invitation';

const bodySchema = z.object({ event_id: idParams.shape.id, attending: checkbox(true) });
const NOT_TAKEN = 'Your answer was not taken';

function eventPath({ body }: FastifyRequest): string {
  const asked = bodySchema.safeParse(body);
  return asked.success ? paths.event.to(asked.data.event_id) : paths.events.to();
}

/** The answer to an invitation as a browser posts it without JavaScript. */
export const rsvpFormRoutes: ModuleRoutes = async (app) => {
  app.setErrorHandler(formErrors(NOT_TAKEN, eventPath));

  const post = { config: VISITOR_POST_LIMIT, schema: { hide: true, body: bodySchema } };
  app.post('/forms/rsvp', post, async (request, reply) => {
    const { event_id: id, attending } = request.body;
    const path = paths.event.to(id);
    try {
      await answerInvitation(app, request, reply, { id, attending });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
      return showForm(request, reply, {
        heading: NOT_TAKEN,
        path,
        status: error.statusCode,
        formState: { form: 'rsvp', values: {}, errors: {}, message: error.message },
      });
    }
    return reply.redirect(`${path}?sent=${attending ? 'rsvp' : 'rsvp-cancel'}#rsvp`, 303);
  });
};
