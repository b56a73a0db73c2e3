import { decideScope } from '@narthex/shared-contracts';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { listResponse } from '../../../lists/list-rows';
import type { ModuleRoutes } from '../../module-routes';
import { presentAttendee } from '../presenter';
import { listAttendees } from './attendee-repository';
import { findEvent } from '../repository';
import { findTargetOccurrence, readRsvp, updateRsvp } from './update-rsvp';

export const rsvpRoutes: ModuleRoutes = async (app) => {
  handle(app, 'rsvps.update', async ({ params, body, request, reply }) => {
    const data = await updateRsvp(app, request, reply, { id: params.id, ...body });
    return {
      success: true,
      data,
      message: body.attending ? 'You are on the list. See you there!' : 'Your RSVP is cancelled.',
    };
  });

  handle(app, 'rsvps.get', async ({ params, query, request }) => ({
    success: true,
    data: await readRsvp(app, request, { id: params.id, ...query }),
  }));

  handle(app, 'attendees.list', async ({ params, query, actor }) => {
    const event = await findEvent(app.db, params.id);
    if (!event) throw problem('not_found');
    if (decideScope(actor, 'events.manage', event) !== 'apply') throw problem('forbidden');
    const target = { id: event.id, occurrence: query.occurrence };
    const occurrence = await findTargetOccurrence(app, target, new Date());
    const listed = await listAttendees(app.db, occurrence.id, query);
    return { ...listResponse(listed, presentAttendee), occurrence: occurrence.startDatetime.toISOString() };
  });
};
