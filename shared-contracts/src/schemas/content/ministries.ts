import { z } from 'zod';
import { DEPARTMENTS } from '../../access/departments';
import { listQuery } from '../../api/list-query';
import { MINISTRY_CATEGORIES, MINISTRY_PAGES } from '../../content/enums';
import { checkbox, emailText, optionalChoice, optionalText, requiredLines, requiredText } from '../text';
import { translatedFields, translationsInput } from '../translations';

/** A team with a purpose. `memberCount` is counted, never written. */
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
  /** The department it works in: its members are the department's people. */
  department: z.enum(DEPARTMENTS).nullable(),
  /** The page that shows its leader and how to reach it. */
  ministryPage: z.enum(MINISTRY_PAGES).nullable(),
  version: z.number().int(),
  ...translatedFields,
});
/** A ministry as it is listed. */
export type Ministry = z.infer<typeof ministrySchema>;

/** The texts of a ministry that editors may translate. */
export const ministryTexts = {
  name: requiredText('Name is required'),
  description: requiredLines('Description is required', 2000),
  meetingTime: optionalText(),
  location: optionalText(),
};

/** Body of creating and updating a ministry; the form validates with the same schema. */
export const ministryInputSchema = z.object({
  ...ministryTexts,
  leader: requiredText('Leader is required'),
  email: emailText(),
  category: z.enum(MINISTRY_CATEGORIES, { error: 'Choose a category' }).default('general'),
  isActive: checkbox(true),
  department: optionalChoice(DEPARTMENTS, 'Choose a department'),
  ministryPage: optionalChoice(MINISTRY_PAGES, 'Choose a page'),
  translations: translationsInput(ministryTexts),
});
/** A ministry as a form holds it, and as it is sent. */
export type MinistryFormInput = z.input<typeof ministryInputSchema>;
/** A ministry as it is stored, once its form is valid. */
export type MinistryInput = z.output<typeof ministryInputSchema>;

/** Managers see inactive ones too. */
export const ministryQuerySchema = listQuery({ sorts: ['name'] }).extend({
  category: z.enum(MINISTRY_CATEGORIES).optional(),
  status: z.enum(['active', 'inactive']).optional(),
  department: z.enum(DEPARTMENTS).optional(),
});
