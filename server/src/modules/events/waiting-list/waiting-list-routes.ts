import { paths } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import type { ModuleRoutes } from '../../module-routes';
import { readLanguage } from '../../../responses/translate-message';
import { CHECK_EMAIL } from '../rsvp/visitors/seat-requests';
import { occurrenceLink } from '../rsvp/visitors/occurrence-link';
import { linkPage } from '../../visitor-forms/link-page';
import {
  findOffer,
  findWaitingByToken,
  joinWaitingList,
  leaveByToken,
  leaveWaitingList,
  takeOfferedPlace,
} from './update-waiting-list';

const TITLE = t('Waiting list');

export const waitingListRoutes: ModuleRoutes = async (app) => {
  handle(app, 'waitingList.join', async ({ params, body, request, reply }) => {
    const asked = { id: params.id, language: readLanguage(request), ...body };
    const data = await joinWaitingList(app, request, reply, asked);
    return {
      success: true,
      data,
      message: data.is_unconfirmed ? CHECK_EMAIL : t('You are on the waiting list.'),
    };
  });

  handle(app, 'waitingList.leave', async ({ params, query, request }) => ({
    success: true,
    data: await leaveWaitingList(app, request, { id: params.id, ...query }),
    message: t('You are off the waiting list.'),
  }));

  linkPage(app, {
    asks: 'waitingList.confirmPage',
    acts: 'waitingList.confirm',
    title: TITLE,
    question: {
      heading: t('Take the place?'),
      text: t('A place is free and kept for you. Press the button to take it.'),
      button: t('Yes, I’m coming'),
    },
    done: { heading: t('You are on the list'), text: t('The place is yours. See you there!') },
    unknown: t(
      'This link was used already, or the place has gone to the next person, or the event no longer takes place. If you took the place with it, the place is yours unless we told you that the event is cancelled.',
    ),
    next: { path: paths.events.to(), label: t('See all events') },
    ...occurrenceLink(app, findOffer),
    apply: (unit, token) => takeOfferedPlace(unit, app.config.bounds, token),
  });

  linkPage(app, {
    asks: 'waitingList.unsubscribePage',
    acts: 'waitingList.unsubscribe',
    title: TITLE,
    question: {
      heading: t('Leave the waiting list?'),
      text: t('Press the button, and the place goes to the next person.'),
      button: t('Leave the waiting list'),
    },
    done: { heading: t('You are off the waiting list'), text: t('Thank you for telling us.') },
    // A place that is taken back and offered again comes with new links, so the reader may still be on the list.
    unknown: t(
      'This link was used already, or a newer email of ours has another one. Nothing was changed. The page of the event says whether you are on the waiting list.',
    ),
    next: { path: paths.events.to(), label: t('See all events') },
    ...occurrenceLink(app, findWaitingByToken),
    apply: (unit, token) => leaveByToken(unit, app.config.bounds, token),
  });
};
