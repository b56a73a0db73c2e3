import { z } from 'zod';
import { LEADER_CATEGORIES } from '../../content/closed-lists';
import { listQuery } from '../../api/list-query';

export const leaderSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  /** The same as `title`: both names are read by callers. */
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
});
export type Leader = z.infer<typeof leaderSchema>;

export const leaderQuerySchema = listQuery({ sorts: ['sort_order', 'name'] }).extend({
  category: z.enum(LEADER_CATEGORIES).optional(),
  status: z.enum(['active', 'inactive']).optional(),
});
