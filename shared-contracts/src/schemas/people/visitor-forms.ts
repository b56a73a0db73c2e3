import { z } from 'zod';
import { NEWSLETTER_INTERESTS } from '../../content/closed-lists';
import { emailText, optionalText } from '../text';

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
export type NewsletterInput = z.input<typeof newsletterSchema>;

export const inquirySchema = z.object({
  email: emailText(),
  message: optionalText(2000),
});
export type InquiryInput = z.input<typeof inquirySchema>;
