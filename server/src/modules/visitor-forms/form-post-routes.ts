import { t } from '@narthex/shared-contracts/translate';
import { splitLanguage, type Language } from '@narthex/shared-contracts/languages';
import {
  inquirySchema,
  newsletterSchema,
  visitSchema,
} from '@narthex/shared-contracts/schemas/visitor-forms';
import { handle } from '../../endpoints/handle';
import { ProblemError } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { parseInput } from '../../requests/parse-input';
import { sayIn } from '../../responses/translate-message';
import { requestNewsletter } from '../newsletter/queue-confirmation';
import { detectPrayerForm, readSubmission } from '../prayers/prayer-values';
import { insertPrayer } from '../prayers/repository';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { getBackPath, sentPath } from './back-path';
import { planVisit, receiveInquiry } from './receive-inquiry';
import { formErrors, showForm } from './refused-form';

type Fields = Readonly<Record<string, unknown>>;

interface PlainForm {
  readonly name: 'prayer' | 'newsletter' | 'inquiry' | 'visit';
  /** Is the id of the form's element on its page. */
  readonly elementId: string;
  /** Stores the posted fields, or throws if they can't be stored. */
  store(unit: UnitOfWork, fields: Fields, language: Language): Promise<void>;
}

const NOT_SENT = t('This could not be sent');

/**
 * Registers the forms of public pages as browsers post them without JavaScript, with the same schemas and tables as the
 * API.
 */
export const formPostRoutes: ModuleRoutes = async (app) => {
  const forms: readonly PlainForm[] = [
    {
      name: 'prayer',
      elementId: 'prayer-request',
      async store({ tx }, fields, language) {
        const form = detectPrayerForm(fields);
        // Browsers don't post an unchecked box, and the default would make the request public.
        const complete = form === 'home' ? { is_public: 'false', ...fields } : fields;
        await insertPrayer(tx, readSubmission(complete, sayIn(language), form).values);
      },
    },
    {
      name: 'newsletter',
      elementId: 'newsletter',
      async store({ tx }, fields, language) {
        await requestNewsletter(tx, parseInput(newsletterSchema, fields), language);
      },
    },
    {
      name: 'inquiry',
      elementId: 'inquiry',
      async store(unit, fields, language) {
        const { message, ...rest } = fields;
        await receiveInquiry(unit, language, parseInput(inquirySchema, message === '' ? rest : fields));
      },
    },
    {
      name: 'visit',
      elementId: 'plan-a-visit',
      async store(unit, fields, language) {
        const { bounds } = app.config;
        await planVisit(unit, { bounds, language }, parseInput(visitSchema, fields));
      },
    },
  ];

  app.setErrorHandler(formErrors(NOT_SENT, getBackPath));

  for (const form of forms) {
    handle(app, `forms.${form.name}`, async ({ body, request, reply }) => {
      const { back: _back, ...values } = body;
      const { language } = splitLanguage(getBackPath(request));
      try {
        await app.unitOfWork(request, (unit) => form.store(unit, values, language));
      } catch (error) {
        if (!(error instanceof ProblemError) || !error.errors) throw error;
        return showForm(request, reply, {
          heading: NOT_SENT,
          path: getBackPath(request),
          status: error.statusCode,
          formState: { form: form.name, values, errors: error.errors },
        });
      }
      return reply.redirect(sentPath(getBackPath(request), form.name, form.elementId), 303);
    });
  }
};
