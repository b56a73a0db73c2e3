import { t } from '../language/translate';
import { z } from 'zod';
import { DEPARTMENTS } from '../access/departments';
import { listQuery } from '../api/list-query';
import { MINISTRY_CATEGORIES, MINISTRY_PAGES } from '../content/enums';
import { checkbox, emailText, optionalChoice, optionalText, requiredLines, requiredText } from './text';
import { translatedFields, translationsInput } from './translations';

/** Describes a ministry. The server counts `memberCount`; it can't be written. */
export const ministrySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  leader: z.string(),
  email: z.string(),
  meetingTime: z.string().nullable(),
  location: z.string().nullable(),
  category: z.enum(MINISTRY_CATEGORIES),
  memberCount: z.number().int(),
  isActive: z.boolean(),
  /**
   * Names the department that the ministry belongs to. The ministry's members count as people of that
   * department.
   */
  department: z.enum(DEPARTMENTS).nullable(),
  /** Names the page that shows the ministry's leader and contacts. */
  ministryPage: z.enum(MINISTRY_PAGES).nullable(),
  version: z.number().int(),
  ...translatedFields,
});
/** Describes a ministry. */
export type Ministry = z.infer<typeof ministrySchema>;

/** Editors may translate these texts. */
export const ministryTexts = {
  name: requiredText(t('Name is required')),
  description: requiredLines(t('Description is required'), 2000),
  meetingTime: optionalText(),
  location: optionalText(),
};

/** Validates a new or changed ministry, in the form and on the server. */
export const ministryInputSchema = z.object({
  ...ministryTexts,
  leader: requiredText(t('Leader is required')),
  email: emailText(),
  category: z.enum(MINISTRY_CATEGORIES, { error: 'Choose a category' }).default('general'),
  isActive: checkbox(true),
  department: optionalChoice(DEPARTMENTS, t('Choose a department')),
  ministryPage: optionalChoice(MINISTRY_PAGES, t('Choose a page')),
  translations: translationsInput(ministryTexts),
});
/** Describes the form of a ministry before validation. */
export type MinistryFormInput = z.input<typeof ministryInputSchema>;
/** Describes a validated ministry. */
export type MinistryInput = z.output<typeof ministryInputSchema>;

/** Validates the query of the list. Only managers see inactive ministries. */
export const ministryQuerySchema = listQuery({ sorts: ['name'] }).extend({
  category: z.enum(MINISTRY_CATEGORIES).optional(),
  status: z.enum(['active', 'inactive']).optional(),
  department: z.enum(DEPARTMENTS).optional(),
});
