import { t } from '@narthex/shared-contracts/translate';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { idParams, paths } from '@narthex/shared-contracts';
import { LANGUAGES, SOURCE_LANGUAGE, joinLanguage } from '@narthex/shared-contracts/languages';
import { occurrenceSchema } from '@narthex/shared-contracts/schemas/rsvp';
import { checkbox } from '@narthex/shared-contracts/schemas/text';
import { handleRoute } from '../../../endpoints/handle';
import { ProblemError } from '../../../problem-error';
import type { ModuleRoutes } from '../../module-routes';
import { formErrors, showForm } from '../../visitor-forms/refused-form';
import { updateRsvp } from './update-rsvp';

const bodySchema = z.object({
  event_id: idParams.shape.id,
  attending: checkbox(true),
  occurrence: occurrenceSchema.optional(),
  /** Of the page that the form is on. */
  language: z.enum(LANGUAGES).catch(SOURCE_LANGUAGE),
});
const NOT_SAVED = t('Your RSVP was not saved');

function eventPath({ body }: FastifyRequest): string {
  const asked = bodySchema.safeParse(body);
  if (!asked.success) return paths.events.to();
  return joinLanguage(asked.data.language, paths.event.to(asked.data.event_id));
}

/** An RSVP as a browser posts it without JavaScript. */
export const rsvpFormRoutes: ModuleRoutes = async (app) => {
  app.setErrorHandler(formErrors(NOT_SAVED, eventPath));

  handleRoute(app, 'forms.rsvp', { body: bodySchema }, async ({ body, request, reply }) => {
    const { event_id: id, attending, occurrence, language } = body;
    const path = joinLanguage(language, paths.event.to(id));
    try {
      await updateRsvp(app, request, reply, { id, attending, occurrence });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
      return showForm(request, reply, {
        heading: NOT_SAVED,
        path,
        status: error.statusCode,
        formState: { form: 'rsvp', values: {}, errors: {}, message: error.message },
      });
    }
    return reply.redirect(`${path}?sent=${attending ? 'rsvp' : 'rsvp-cancel'}#rsvp`, 303);
  });
};
