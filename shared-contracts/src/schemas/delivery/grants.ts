import { z } from 'zod';
import { ACCESS_LEVELS } from '../../access/access';
import { DEPARTMENTS } from '../../access/departments';
import { listQuery } from '../../api/list-query';
import { remoteNameSchema } from '../../delivery/descriptor';
import { requiredText } from '../text';

const MAX_BUDGET_KB = 2_000;
const WHOLE_KB = 'A whole number of kilobytes.';

const grantPath = z
  .string()
  .regex(/^(\/|(\/[A-Za-z0-9\-_{}]+)+)$/, 'A path starts with / and holds letters, digits, - _ /');

/** What the communications team lets a remote claim. */
export const grantInputSchema = z.object({
  remote: remoteNameSchema,
  owner: requiredText('Please name the team.', 80),
  /** The paths it may mount, each with everything below. */
  paths: z.array(grantPath).min(1, 'At least one path is needed.').max(40, 'At most 40 paths.'),
  /** The widest guard that its mounts may have. */
  least_guard: z.enum(ACCESS_LEVELS),
  /** Whose dashboards it may be, where its mounts have to name departments; null where they needn't. */
  departments: z.array(z.enum(DEPARTMENTS)).min(1).nullable(),
  /** Whether the server runs its code to render pages. */
  server_rendered: z.boolean(),
  /** Kilobytes of scripts and styles, as they are sent. */
  size_budget_kb: z
    .number(WHOLE_KB)
    .int(WHOLE_KB)
    .min(10, 'At least 10 KB.')
    .max(MAX_BUDGET_KB, `At most ${MAX_BUDGET_KB} KB.`),
});
/** What a remote may claim, as it is stored. */
export type GrantInput = z.infer<typeof grantInputSchema>;

/** The same from a form: numbers are typed, and no department means that none need be named. */
export const grantFormSchema = grantInputSchema.extend({
  size_budget_kb: z.coerce.number<string>(WHOLE_KB).pipe(grantInputSchema.shape.size_budget_kb),
  departments: z
    .array(z.string())
    .pipe(z.array(z.enum(DEPARTMENTS, `Departments are ${DEPARTMENTS.join(', ')}.`)))
    .transform((departments) => (departments.length > 0 ? departments : null)),
});
/** What a remote may claim, as it is typed. */
export type GrantFormInput = z.input<typeof grantFormSchema>;

/** A grant as it is stored. */
export const grantSchema = grantInputSchema.extend({
  id: z.number().int(),
  version: z.number().int(),
  updated_at: z.string(),
});
/** What a remote may claim, as it is listed. */
export type Grant = z.infer<typeof grantSchema>;

/** What the list of grants is asked for. */
export const grantsQuerySchema = listQuery({ sorts: ['remote'] });
