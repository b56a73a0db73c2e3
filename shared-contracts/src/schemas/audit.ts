import { z } from 'zod';
import { MAX_SEARCH_LENGTH } from '../api/limits';
import { listQuery } from '../api/list-query';
import { lineText, optionalDate, optionalText } from './text';

const fields = z.record(z.string(), z.unknown()).nullable();

/**
 * Describes an action with its author, its time, and the object before and after. Secrets and private fields
 * are removed before an entry is stored.
 */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Is null for a visitor, for the server itself, and after the account was deleted. */
  actor_id: z.number().int().nullable(),
  /** Holds the person's name at that time. */
  actor: z.string(),
  /** Names the action, such as `event.update`. */
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string().nullable(),
  /** Holds the object's name at that time; it is empty if the object has no name. */
  title: z.string(),
  before: fields,
  after: fields,
  request_id: z.string().nullable(),
  /** Holds the IP address of the request; it is null for the server itself, and after it was erased. */
  network_address: z.string().nullable(),
  /** Names the isolated remote whose code acted for the person; it is null for the site's own code. */
  remote: z.string().nullable(),
});
/** Describes an entry of the audit log. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const filters = {
  /** Matches a part of the author's name. */
  person: optionalText(100),
  action: optionalText(60),
  subject_type: optionalText(60),
  /** Is the first day in the site's zone; `to` is the last one. */
  from: optionalDate(),
  to: optionalDate(),
} as const;

const isInOrder = ({ from, to }: { from: string | null; to: string | null }) =>
  from === null || to === null || from <= to;
const ORDER = { path: ['to'], message: 'The last day must not be before the first' };

export const auditQuerySchema = listQuery({ sorts: ['at'] })
  .extend(filters)
  .refine(isInOrder, ORDER);
/** Validates the filters for an export of the audit log. */
export const auditExportQuerySchema = z
  .object({ ...filters, search: lineText(MAX_SEARCH_LENGTH).default('') })
  .refine(isInOrder, ORDER);

/** Lists the actions and kinds of objects that occur in the log, as choices of the filters. */
export const auditKindsSchema = z.object({
  actions: z.array(z.string()),
  subject_types: z.array(z.string()),
});
/** Lists the choices of the audit log's filters. */
export type AuditKinds = z.infer<typeof auditKindsSchema>;

/** Entries are kept for this many days. */
export const AUDIT_RETENTION = { min: 90, max: 3650, default: 730 } as const;
