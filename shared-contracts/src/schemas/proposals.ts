import { z } from 'zod';
import { listQuery } from '../api/list-query';
import { optionalLines } from './text';

const stored = z.record(z.string(), z.unknown()).nullable();

/**
 * Describes a change that waits for approval, with the object before and after it. `before` is null for a new
 * object, `after` for a deletion.
 */
export const proposalSchema = z.object({
  id: z.number().int(),
  /** Names the kind of the object, such as `slide` or `page`. */
  type: z.string(),
  /** Holds the id of the object in the form that its kind uses; it is null for a new object. */
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
  /** Holds the reason of a rejection. */
  reason: z.string().nullable(),
  /** Names the endpoint that approval calls, such as `slides.update`. */
  endpoint: z.string(),
  before: stored,
  after: stored,
  /**
   * Is true if the object has changed since it was proposed. Approval is refused then, because it would
   * overwrite that change.
   */
  is_outdated: z.boolean(),
});
/** Describes a proposed change. */
export type Proposal = z.infer<typeof proposalSchema>;

export const proposalQuerySchema = listQuery({ sorts: ['created_at'] });

/**
 * Validates the reason of a rejection. It may be in the body or in the query, because some proxies drop the
 * body of a DELETE.
 */
export const rejectionSchema = z.object({ reason: optionalLines(1000) });
