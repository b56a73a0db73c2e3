import { decideScope } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentAttendee } from './presenter';
import { findEvent, listAttendees } from './repository';
import { readRsvp, updateRsvp } from './update-rsvp';

export const rsvpRoutes: ModuleRoutes = async (app) => {
  handle(app, 'rsvps.update', async ({ params, body: { attending }, request, reply }) => {
    const data = await updateRsvp(app, request, reply, { id: params.id, attending });
    return {
      success: true,
      data,
      message: attending ? 'You are on the list. See you there!' : 'Your place was given back.',
    };
  });

  handle(app, 'rsvps.get', async ({ params, request }) => ({
    success: true,
    data: await readRsvp(app, request, params.id),
  }));

  handle(app, 'attendees.list', async ({ params, actor }) => {
    const event = await findEvent(app.db, params.id);
    if (!event) throw problem('not_found');
    if (decideScope(actor, 'events.manage', event) !== 'apply') throw problem('forbidden');
    const rows = await listAttendees(app.db, event.id);
    return { success: true, data: rows.map(presentAttendee) };
  });
};
