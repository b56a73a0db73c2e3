import { z } from 'zod';
import { listQuery } from '../../api/list-query';
import { lineText, optionalDate, optionalText } from '../text';

const fields = z.record(z.string(), z.unknown()).nullable();

/** Who did what, when, from what to what. Secrets and private fields are left out before it is stored. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null for a visitor, for the server itself, and once the account is gone. */
  actor_id: z.number().int().nullable(),
  /** The person's name as it was then. */
  actor: z.string(),
  /** `event.update` */
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string().nullable(),
  /** What the object was called; empty where it has no name. */
  title: z.string(),
  before: fields,
  after: fields,
  request_id: z.string().nullable(),
  /** Where the request came from; null for the server itself, and once it is erased. */
  network_address: z.string().nullable(),
});
/** Who changed what, when, from what to what. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const filters = {
  /** Part of the name of who did it. */
  person: optionalText(100),
  action: optionalText(60),
  subject_type: optionalText(60),
  /** First and last day, in the site's zone. */
  from: optionalDate(),
  to: optionalDate(),
} as const;

const isInOrder = ({ from, to }: { from: string | null; to: string | null }) =>
  from === null || to === null || from <= to;
const ORDER = { path: ['to'], message: 'The last day must not be before the first' };

/** What the activity log is asked for. */
export const auditQuerySchema = listQuery({ sorts: ['at'] })
  .extend(filters)
  .refine(isInOrder, ORDER);
/** What of the activity log is wanted as a file. */
export const auditExportQuerySchema = z
  .object({ ...filters, search: lineText(100).default('') })
  .refine(isInOrder, ORDER);

/** What can be filtered by: the actions and kinds of things that the log has entries of. */
export const auditKindsSchema = z.object({
  actions: z.array(z.string()),
  subject_types: z.array(z.string()),
});
/** The kinds of entries that the activity log can be filtered by. */
export type AuditKinds = z.infer<typeof auditKindsSchema>;

/** How long entries are kept, in days. */
export const AUDIT_RETENTION = { min: 90, max: 3650, default: 730 } as const;
