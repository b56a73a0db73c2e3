import { z } from 'zod';
import { listQuery } from '../../api/list-query';
import { optionalLines } from '../text';

const stored = z.record(z.string(), z.unknown()).nullable();

/** A change that waits for approval, with the object before and after it; `before` is null for a new one, `after` for a deletion. */
export const proposalSchema = z.object({
  id: z.number().int(),
  /** Kind of the object: `slide`, `page`. */
  type: z.string(),
  /** The object it would change, as its kind names it; null for a new one. */
  subject_id: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  author: z.string(),
  priority: z.string(),
  scheduled_date: z.string().nullable(),
  image_url: z.string().nullable(),
  event_details: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** What would happen: `slides.update`. */
  endpoint: z.string(),
  before: stored,
  after: stored,
  /** The object has changed since it was proposed: approving would overwrite that, and is refused. */
  is_outdated: z.boolean(),
});
/** A change that waits for approval, or was decided on. */
export type Proposal = z.infer<typeof proposalSchema>;

/** What the list of proposals is asked for. */
export const proposalQuerySchema = listQuery({ sorts: ['created_at'] });

/** The reason of a rejection, in the body or in the query: some proxies drop the body of a DELETE. */
export const rejectionSchema = z.object({ reason: optionalLines(1000) });
