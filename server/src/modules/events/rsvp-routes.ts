import { z } from 'zod';
import { envelope } from '@narthex/shared-contracts';
import { rsvpSchema } from '@narthex/shared-contracts/schemas/rsvp';
import { VISITOR_POST_LIMIT } from '../../plugins/external/rate-limit';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { answerInvitation, readAnswer } from './answer-invitation';
import { canSeeAttendees } from './policy';
import { presentAttendee } from './presenter';
import { findEvent, listAttendees } from './repository';

const rsvpBody = z
  .object({ attending: z.boolean('Attending is true or false').default(true) })
  .nullish()
  .transform((body) => body ?? { attending: true });

const attendeeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  is_member: z.boolean(),
  answered_at: z.string(),
});

export const rsvpRoutes: ModuleRoutes = async (app) => {
  const rsvp = {
    config: VISITOR_POST_LIMIT,
    schema: { params: idParams, body: rsvpBody, response: { 200: envelope(rsvpSchema) } },
  };
  app.post('/api/v1/events/:id/rsvp', rsvp, async (request, reply) => {
    const { attending } = request.body;
    const data = await answerInvitation(app, request, reply, { id: request.params.id, attending });
    return {
      success: true,
      data,
      message: attending ? 'You are on the list. See you there!' : 'Your place was given back.',
    };
  });

  const mine = { schema: { params: idParams, response: { 200: envelope(rsvpSchema) } } };
  app.get('/api/v1/events/:id/rsvp', mine, async (request, reply) => {
    // It differs from device to device.
    reply.header('cache-control', 'no-store');
    return { success: true, data: await readAnswer(app, request, request.params.id) };
  });

  const attendees = { schema: { params: idParams, response: { 200: envelope(z.array(attendeeSchema)) } } };
  app.get('/api/events/:id/attendees', attendees, async (request) => {
    const event = await findEvent(app.db, request.params.id);
    if (!event) throw problem('not_found');
    if (!canSeeAttendees(request.actor, event)) throw problem('forbidden');
    const rows = await listAttendees(app.db, event.id);
    return { success: true, data: rows.map(presentAttendee) };
  });
};
