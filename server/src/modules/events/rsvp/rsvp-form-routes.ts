import { t } from '@narthex/shared-contracts/translate';
import type { FastifyRequest } from 'fastify';
import { paths } from '@narthex/shared-contracts';
import { joinLanguage } from '@narthex/shared-contracts/languages';
import { SITE_ROUTES } from '@narthex/shared-contracts/endpoints';
import { handle } from '../../../endpoints/handle';
import { ProblemError } from '../../../problem-error';
import type { ModuleRoutes } from '../../module-routes';
import { formErrors, showForm } from '../../visitor-forms/refused-form';
import { updateRsvp } from './update-rsvp';

const NOT_SAVED = t('Your RSVP was not saved');

function eventPath({ body }: FastifyRequest): string {
  const asked = SITE_ROUTES['forms.rsvp'].body.safeParse(body);
  if (!asked.success) return paths.events.to();
  return joinLanguage(asked.data.language, paths.event.to(asked.data.event_id));
}

/** Registers the RSVP form as browsers post it without JavaScript. */
export const rsvpFormRoutes: ModuleRoutes = async (app) => {
  app.setErrorHandler(formErrors(NOT_SAVED, eventPath));

  handle(app, 'forms.rsvp', async ({ body, request, reply }) => {
    const { event_id: id, attending, occurrence, name, email, language } = body;
    const path = joinLanguage(language, paths.event.to(id));
    try {
      const asked = { id, attending, occurrence, name, email, language };
      const { is_unconfirmed } = await updateRsvp(app, request, reply, asked);
      if (attending && is_unconfirmed) return reply.redirect(`${path}?sent=rsvp-unconfirmed#rsvp`, 303);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
      return showForm(request, reply, {
        heading: NOT_SAVED,
        path,
        status: error.statusCode,
        formState: {
          // If the event is full, the page shows the form of the waiting list with the same input.
          form: error.statusCode === 409 && attending ? 'waiting-list' : 'rsvp',
          values: { name, email },
          errors: error.errors ?? {},
          ...(!error.errors && { message: error.message }),
        },
      });
    }
    return reply.redirect(`${path}?sent=${attending ? 'rsvp' : 'rsvp-cancel'}#rsvp`, 303);
  });
};
