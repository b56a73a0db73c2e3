import { z } from 'zod';
import { NEWSLETTER_INTERESTS } from '../../content/enums';
import { t } from '../../language/translate';
import { optionalPhone } from '../personal/phone';
import { emailText, isoDate, optionalEmail, optionalLines, requiredText, whileIncomplete } from '../text';

/** The form of the newsletter. */
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
/** The form of the newsletter, as it is typed. */
export type NewsletterInput = z.input<typeof newsletterSchema>;

/** The form of an inquiry. */
export const inquirySchema = z.object({
  email: emailText(),
  message: optionalLines(2000),
});
/** The form of an inquiry, as it is typed. */
export type InquiryInput = z.input<typeof inquirySchema>;

/** Somebody who plans a visit: who comes, when, and how to reach them. */
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
/** The form that plans a visit, as it is typed. */
export type VisitInput = z.input<typeof visitSchema>;
/** A planned visit, once its form is valid. */
export type Visit = z.output<typeof visitSchema>;
