import { t } from '../language/translate';
import { z } from 'zod';
import { LEADER_CATEGORIES } from '../content/enums';
import { listQuery } from '../api/list-query';
import { optionalPhone } from './phone';
import {
  linkText,
  optionalEmail,
  optionalLines,
  optionalText,
  optionalWholeNumber,
  requiredText,
  textList,
} from './text';
import { translatedFields, translationsInput } from './translations';

export const leaderSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  /** Repeats `title`, because some clients read this name. */
  position: z.string(),
  category: z.enum(LEADER_CATEGORIES),
  image: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  quote: z.string().nullable(),
  years_of_service: z.number().int().nullable(),
  education: z.string().nullable(),
  specialties: z.array(z.string()),
  achievements: z.array(z.string()),
  languages: z.array(z.string()),
  biography: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  facebook_url: z.string().nullable(),
  status: z.enum(['active', 'inactive']),
  version: z.number().int(),
  ...translatedFields,
});
/** Describes a leader in the public directory. */
export type Leader = z.infer<typeof leaderSchema>;

const texts = textList({ items: 30, length: 100 }, t('At most 30'));

/** Editors may translate these texts. */
export const leaderTexts = {
  title: requiredText(t('Title is required')),
  quote: optionalLines(500),
  education: optionalText(),
  biography: optionalLines(5000),
};

/** Validates the fields of a leader's form. */
export const leaderFieldsSchema = z.object({
  name: requiredText(t('Name is required')),
  ...leaderTexts,
  category: z.enum(LEADER_CATEGORIES, { error: 'Category is required' }),
  image: optionalText(500),
  email: optionalEmail(),
  phone: optionalPhone(),
  years_of_service: optionalWholeNumber(t('Years must be a whole number'), 100),
  specialties: texts,
  achievements: texts,
  languages: texts,
  linkedin_url: linkText(),
  facebook_url: linkText(),
  status: z.enum(['active', 'inactive'], { error: 'Status is required' }).default('active'),
  translations: translationsInput(leaderTexts),
});
/** Describes the form of a leader before validation. */
export type LeaderFormInput = z.input<typeof leaderFieldsSchema>;
/** Describes a validated leader. */
export type LeaderInput = z.output<typeof leaderFieldsSchema>;

/** Validates a new or changed leader. It also accepts the title under its other name, `position`. */
export const leaderInputSchema = z.preprocess(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'position' in value &&
    (!('title' in value) || value.title === undefined)
      ? { ...value, title: value.position }
      : value,
  leaderFieldsSchema,
);

export const leaderQuerySchema = listQuery({ sorts: ['sort_order', 'name'] }).extend({
  category: z.enum(LEADER_CATEGORIES).optional(),
  status: z.enum(['active', 'inactive']).optional(),
});
