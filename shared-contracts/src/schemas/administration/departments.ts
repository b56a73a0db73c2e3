import { z } from 'zod';
import { DEPARTMENTS } from '../../access/departments';
import { optionalPhone } from '../personal/phone';
import { isLink, lineText, optionalEmail, optionalLines, optionalText, requiredText } from '../text';

/** A department as those with oversight see it: who leads it, what it does, what it waits for. */
export const departmentActivitySchema = z.object({
  id: z.number().int(),
  department: z.enum(DEPARTMENTS),
  label: z.string(),
  leaders: z.array(z.object({ id: z.number().int(), name: z.string(), email: z.string() })),
  upcoming_events: z.number().int(),
  active_announcements: z.number().int(),
  ministries: z.number().int(),
  /** Who joined its ministries, each counted once. */
  people: z.number().int(),
  pending_proposals: z.number().int(),
  /** The last thing one of its leaders did. */
  last_activity: z.object({ at: z.string(), person: z.string(), action: z.string() }).nullable(),
});
/** How a department is doing: people, content, what waits. */
export type DepartmentActivity = z.infer<typeof departmentActivitySchema>;

const MAX_LINKS = 8;

const departmentLinkSchema = z.object({
  label: requiredText('Please name the link', 60),
  url: requiredText('A link is required', 500).refine(isLink, 'A link starts with / or https://'),
});

/** Body of writing what a department says about itself. */
export const departmentInputSchema = z.object({
  introduction: optionalLines(1000),
  contact_name: optionalText(120),
  contact_email: optionalEmail(),
  contact_phone: optionalPhone(),
  meeting_info: optionalLines(300),
  links: z.array(departmentLinkSchema).max(MAX_LINKS, `At most ${MAX_LINKS} links`).default([]),
});
/** As a form holds it, and as it is sent. */
export type DepartmentFormInput = z.input<typeof departmentInputSchema>;
/** What a department says of itself, once its form is valid. */
export type DepartmentInput = z.output<typeof departmentInputSchema>;

/** What a department says about itself. */
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
/** What a department says of itself, as its leaders see it. */
export type DepartmentProfile = z.infer<typeof departmentProfileSchema>;

/** What visitors see of it. */
export const departmentContactsSchema = departmentProfileSchema.omit({ id: true, version: true });
/** How a department is reached, as visitors see it. */
export type DepartmentContacts = z.infer<typeof departmentContactsSchema>;

/** The department in the path of a call. */
export const departmentParamsSchema = z.object({ department: lineText(40) });
