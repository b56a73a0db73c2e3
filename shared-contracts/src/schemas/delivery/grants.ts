import { z } from 'zod';
import { ACCESS_LEVELS } from '../../access/access';
import { DEPARTMENTS } from '../../access/departments';

const MAX_BUDGET_KB = 2_000;

/** What the communications team lets a remote claim. */
export const grantInputSchema = z.object({
  owner: z.string().trim().min(1, 'Please name the team.').max(80),
  /** The paths it may mount, each with everything below. */
  paths: z
    .array(
      z.string().regex(/^\/[A-Za-z0-9\-_/{}]*$/, 'A path starts with / and holds letters, digits, - _ /'),
    )
    .min(1, 'At least one path is needed.')
    .max(40),
  /** The widest guard that its mounts may have. */
  least_guard: z.enum(ACCESS_LEVELS),
  /** Whose dashboards it may be, where its mounts have to name departments; null where they needn't. */
  departments: z.array(z.enum(DEPARTMENTS)).min(1).nullable(),
  /** Whether the server runs its code to render pages. */
  server_rendered: z.boolean(),
  /** Kilobytes of scripts and styles, as they are sent. */
  size_budget_kb: z
    .number()
    .int()
    .min(10, 'At least 10 KB.')
    .max(MAX_BUDGET_KB, `At most ${MAX_BUDGET_KB} KB.`),
});
export type GrantInput = z.infer<typeof grantInputSchema>;

/** A grant as it is stored. */
export const grantSchema = grantInputSchema.extend({
  remote: z.string(),
  version: z.number().int(),
  updated_at: z.string(),
});
export type Grant = z.infer<typeof grantSchema>;
