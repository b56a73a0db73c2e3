import { t } from '@narthex/shared-contracts/translate';
import { decideScope, paths } from '@narthex/shared-contracts';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { listResponse } from '../../../lists/list-rows';
import { readLanguage } from '../../../responses/translate-message';
import type { ModuleRoutes } from '../../module-routes';
import { linkPage } from '../../visitor-forms/link-page';
import { presentAttendee } from '../presenter';
import { listAttendees } from './attendee-repository';
import { findEvent } from '../repository';
import { deleteGuestContacts } from './seat-repository';
import { findTargetOccurrence, giveSeatBack, readRsvp, updateRsvp } from './update-rsvp';
import { occurrenceLink } from './visitors/occurrence-link';
import { findLinkedSeat } from './visitors/seat-link';
import { deleteExpiredSeatRequests, findSeatRequest } from './visitors/seat-request-repository';
import { CHECK_EMAIL, confirmSeat } from './visitors/seat-requests';

export const rsvpRoutes: ModuleRoutes = async (app) => {
  const { bounds } = app.config;
  app.housekeeping.add('visitors of events', async () => {
    await deleteExpiredSeatRequests(app.db, bounds);
    await deleteGuestContacts(app.db);
  });

  handle(app, 'rsvps.update', async ({ params, body, request, reply }) => {
    const asked = { id: params.id, language: readLanguage(request), ...body };
    const data = await updateRsvp(app, request, reply, asked);
    const taken = data.is_unconfirmed ? CHECK_EMAIL : t('You are on the list. See you there!');
    return { success: true, data, message: body.attending ? taken : t('Your RSVP is cancelled.') };
  });

  handle(app, 'rsvps.get', async ({ params, query, request }) => ({
    success: true,
    data: await readRsvp(app, request, { id: params.id, ...query }),
  }));

  linkPage(app, {
    asks: 'rsvps.confirmPage',
    acts: 'rsvps.confirm',
    title: t('Your place'),
    question: {
      heading: t('Are you coming?'),
      text: t('Press the button to confirm your email address. Then the place is yours.'),
      button: t('Yes, I’m coming'),
    },
    unknown: t(
      'This link was used already, or it is too old. If you confirmed with it, the place is yours; if not, please ask for a place again.',
    ),
    next: { path: paths.events.to(), label: t('See all events') },
    ...occurrenceLink(app, (db, token) => findSeatRequest(db, bounds, token)),
    apply: (unit, token) => confirmSeat(unit, bounds, token),
  });

  linkPage(app, {
    asks: 'rsvps.cancelPage',
    acts: 'rsvps.cancel',
    title: t('Your place'),
    question: {
      heading: t('Can’t make it?'),
      text: t('Press the button to cancel your RSVP. Then somebody else can have the place.'),
      button: t('Cancel my RSVP'),
    },
    done: { heading: t('Your RSVP is cancelled'), text: t('Thank you for telling us.') },
    unknown: t(
      'This link was used already, or the event is over or no longer takes place. There is nothing left to cancel, unless you booked again later.',
    ),
    next: { path: paths.events.to(), label: t('See all events') },
    ...occurrenceLink(app, findLinkedSeat),
    apply: async (unit, token) => {
      const seat = await findLinkedSeat(unit.tx, token);
      return seat !== undefined && giveSeatBack(unit, bounds, seat, { ...seat, user_id: null });
    },
  });

  handle(app, 'attendees.list', async ({ params, query, actor }) => {
    const event = await findEvent(app.db, params.id);
    if (!event) throw problem('not_found');
    if (decideScope(actor, 'events.manage', event) !== 'apply') throw problem('forbidden');
    const target = { id: event.id, occurrence: query.occurrence };
    const occurrence = await findTargetOccurrence(app, target, new Date());
    const listed = await listAttendees(app.db, occurrence.id, query);
    return { ...listResponse(listed, presentAttendee), occurrence: occurrence.start_datetime.toISOString() };
  });
};
