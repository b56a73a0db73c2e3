import { t } from '@narthex/shared-contracts/translate';
import type { FastifyRequest } from 'fastify';
import { paths } from '@narthex/shared-contracts';
import { joinLanguage } from '@narthex/shared-contracts/languages';
import { SITE_ROUTES } from '@narthex/shared-contracts/endpoints';
import { handle } from '../../../endpoints/handle';
import { ProblemError } from '../../../problem-error';
import type { ModuleRoutes } from '../../module-routes';
import { formErrors, showForm } from '../../visitor-forms/refused-form';
import { joinWaitingList, leaveWaitingList } from './update-waiting-list';

const NOT_SENT = t('This could not be sent');

function eventPath({ body }: FastifyRequest): string {
  const asked = SITE_ROUTES['forms.waitingList'].body.safeParse(body);
  if (!asked.success) return paths.events.to();
  return joinLanguage(asked.data.language, paths.event.to(asked.data.event_id));
}

/** Registers joining and leaving a waiting list as browsers post it without JavaScript. */
export const waitingListFormRoutes: ModuleRoutes = async (app) => {
  app.setErrorHandler(formErrors(NOT_SENT, eventPath));

  handle(app, 'forms.waitingList', async ({ body, request, reply }) => {
    const { event_id: id, occurrence, action, name, email, language } = body;
    const path = joinLanguage(language, paths.event.to(id));
    try {
      if (action === 'leave') {
        await leaveWaitingList(app, request, { id, occurrence });
        return reply.redirect(`${path}?sent=waiting-list-left#rsvp`, 303);
      }
      const asked = { id, occurrence, name, email, language };
      const { waiting, is_unconfirmed } = await joinWaitingList(app, request, reply, asked);
      if (is_unconfirmed) return reply.redirect(`${path}?sent=rsvp-unconfirmed#rsvp`, 303);
      return reply.redirect(`${path}?place=${waiting?.place ?? 1}&sent=waiting-list#rsvp`, 303);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
      return showForm(request, reply, {
        heading: NOT_SENT,
        path,
        status: error.statusCode,
        formState: {
          form: 'waiting-list',
          values: { name, email },
          errors: error.errors ?? {},
          ...(!error.errors && { message: error.message }),
        },
      });
    }
  });
};
