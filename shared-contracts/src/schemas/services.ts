import { t } from '../language/translate';
import { z } from 'zod';
import { listQuery } from '../api/list-query';
import { SERVICE_KINDS } from '../content/enums';
import { optionalLines, optionalText, requiredText } from './text';
import { translationsInput } from './translations';

const time = (message: string) =>
  z.string({ error: message }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: message, abort: true });

/** Editors may translate these texts. */
export const serviceTexts = {
  name: requiredText(t('Name is required')),
  location: optionalText(),
  description: optionalLines(500),
};

/** Validates a new or changed weekly service. Times are HH:MM in the site's zone. */
export const serviceInputSchema = z
  .object({
    ...serviceTexts,
    day: z.coerce
      .number(t('Choose a day'))
      .int(t('Choose a day'))
      .min(0, t('Choose a day'))
      .max(6, t('Choose a day')),
    start_time: time(t('A start time is required')),
    end_time: time(t('An end time is required')),
    kind: z.enum(SERVICE_KINDS, { error: 'Choose where it is shown' }).default('weekly'),
    translations: translationsInput(serviceTexts),
  })
  .refine(({ start_time: start, end_time: end }) => start < end, {
    path: ['end_time'],
    message: 'The end must be after the start',
  });
/** Describes the form of a weekly service before validation. */
export type ServiceFormInput = z.input<typeof serviceInputSchema>;
/** Describes a validated weekly service. */
export type ServiceInput = z.output<typeof serviceInputSchema>;

export const serviceQuerySchema = listQuery({ sorts: ['sort_order'] }).extend({
  kind: z.enum(SERVICE_KINDS).optional(),
});
