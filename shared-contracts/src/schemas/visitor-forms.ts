import { z } from 'zod';
import { NEWSLETTER_INTERESTS } from '../content/enums';
import { t } from '../language/translate';
import { optionalPhone } from './phone';
import { emailText, isoDate, optionalEmail, optionalLines, requiredText, whileIncomplete } from './text';

/** Validates the form of the newsletter. */
export const newsletterSchema = z.object({
  email: emailText(),
  interests: z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z
      .array(z.enum(NEWSLETTER_INTERESTS))
      .max(100)
      .transform((interests) => [...new Set(interests)]),
  ),
});
/** Describes the form of the newsletter before validation. */
export type NewsletterInput = z.input<typeof newsletterSchema>;

/** Validates the form of an inquiry. */
export const inquirySchema = z.object({
  email: emailText(),
  message: optionalLines(2000),
});
/** Describes the form of an inquiry before validation. */
export type InquiryInput = z.input<typeof inquirySchema>;

/** Validates a planned visit: the visitor's name, the day, and a phone number or email address. */
export const visitSchema = z
  .object({
    name: requiredText(t('Your name is required'), 120),
    day: isoDate(t('Choose the day of your visit')),
    phone: optionalPhone(),
    email: optionalEmail(),
    message: optionalLines(1000),
  })
  .refine(({ phone, email }) => Boolean(phone) || Boolean(email), {
    path: ['phone'],
    message: t('Leave a phone number or an email address'),
    when: whileIncomplete,
  });
/** Describes the form of a planned visit before validation. */
export type VisitInput = z.input<typeof visitSchema>;
/** Describes a validated visit. */
export type Visit = z.output<typeof visitSchema>;
