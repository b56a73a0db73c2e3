import { t } from '../language/translate';
import { z } from 'zod';
import { DEPARTMENTS } from '../access/departments';
import { optionalPhone } from './phone';
import { isLink, lineText, optionalEmail, optionalLines, optionalText, requiredText } from './text';

/** Describes the leaders, content and open tasks of a department to people with oversight. */
export const departmentActivitySchema = z.object({
  id: z.number().int(),
  department: z.enum(DEPARTMENTS),
  label: z.string(),
  leaders: z.array(z.object({ id: z.number().int(), name: z.string(), email: z.string() })),
  upcoming_events: z.number().int(),
  active_announcements: z.number().int(),
  ministries: z.number().int(),
  /** Counts the people in its ministries, each person once. */
  people: z.number().int(),
  pending_proposals: z.number().int(),
  /** Describes the latest action of one of its leaders. */
  last_activity: z.object({ at: z.string(), person: z.string(), action: z.string() }).nullable(),
});
/** Describes the leaders, content and open tasks of a department. */
export type DepartmentActivity = z.infer<typeof departmentActivitySchema>;

const MAX_LINKS = 8;

const departmentLinkSchema = z.object({
  label: requiredText(t('Please name the link'), 60),
  url: requiredText(t('A link is required'), 500).refine(isLink, t('A link starts with / or https://')),
});

/** Validates the description that a department's leaders write. */
export const departmentInputSchema = z.object({
  introduction: optionalLines(1000),
  contact_name: optionalText(120),
  contact_email: optionalEmail(),
  contact_phone: optionalPhone(),
  meeting_info: optionalLines(300),
  links: z
    .array(departmentLinkSchema)
    .max(MAX_LINKS, t('At most {count} links', { count: MAX_LINKS }))
    .default([]),
});
/** Describes the form of a department before validation. */
export type DepartmentFormInput = z.input<typeof departmentInputSchema>;
/** Describes a validated department profile. */
export type DepartmentInput = z.output<typeof departmentInputSchema>;

export const departmentProfileSchema = z.object({
  id: z.number().int(),
  department: z.enum(DEPARTMENTS),
  introduction: z.string().nullable(),
  contact_name: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  meeting_info: z.string().nullable(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  version: z.number().int(),
});
/** Describes a department's profile to its leaders. */
export type DepartmentProfile = z.infer<typeof departmentProfileSchema>;

export const departmentContactsSchema = departmentProfileSchema.omit({ id: true, version: true });
/** Describes a department's profile to visitors. */
export type DepartmentContacts = z.infer<typeof departmentContactsSchema>;

/** The handler checks that the department exists and responds with 404 otherwise. */
export const departmentParamsSchema = z.object({ department: lineText(40) });
