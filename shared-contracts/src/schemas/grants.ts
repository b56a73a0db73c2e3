import { t } from '../language/translate';
import { z } from 'zod';
import { ACCESS_LEVELS } from '../access/access';
import { DEPARTMENTS } from '../access/departments';
import { listQuery } from '../api/list-query';
import { isGrantable } from '../endpoints/isolated/grantable-uses';
import { REMOTE_KINDS, USE_PATTERN } from '../access/uses';
import { remoteNameSchema, usesSchema } from '../delivery/descriptor';
import { requiredText } from './text';

const MAX_BUDGET_KB = 2_000;
const WHOLE_KB = 'A whole number of kilobytes.';

const grantPath = z
  .string()
  .regex(/^(\/|(\/[A-Za-z0-9\-_{}]+)+)$/, t('A path starts with / and holds letters, digits, - _ /'));

/** Accounts, approval, delivery and secrets are open to the shell and core remotes only, whatever a grant says. */
const isNeverGranted = (use: string) => USE_PATTERN.test(use) && !isGrantable(use);
const grantedUses = usesSchema.refine((uses) => !uses.some(isNeverGranted), {
  error: ({ input }) => `No grant can allow ${(input as string[]).filter(isNeverGranted).join(', ')}.`,
});

/** Validates a grant, which limits what a remote may claim. The communications team writes it. */
export const grantInputSchema = z.object({
  remote: remoteNameSchema,
  owner: requiredText(t('Please name the team.'), 80),
  /** Decides if the code runs in the shell's document (`core`) or in a frame without rights (`isolated`). */
  kind: z.enum(REMOTE_KINDS).default('isolated'),
  /** Lists the calls that an isolated remote may make. */
  uses: grantedUses.default([]),
  /** Lists the paths that the remote may mount, each with everything below it. */
  paths: z.array(grantPath).min(1, t('At least one path is needed.')).max(40, t('At most 40 paths.')),
  /** Names the widest guard that its mounts may have. */
  least_guard: z.enum(ACCESS_LEVELS),
  /** Lists the departments that its mounts must be restricted to; null allows unrestricted mounts. */
  departments: z.array(z.enum(DEPARTMENTS)).min(1).nullable(),
  /** Limits the compressed size of scripts and styles, in kilobytes. */
  size_budget_kb: z
    .number(WHOLE_KB)
    .int(WHOLE_KB)
    .min(10, t('At least 10 KB.'))
    .max(MAX_BUDGET_KB, t('At most {size} KB.', { size: MAX_BUDGET_KB })),
});
/** Describes a validated grant. */
export type GrantInput = z.infer<typeof grantInputSchema>;

/**
 * Validates the same from a form, in which numbers are strings and an empty list of departments means null.
 */
export const grantFormSchema = grantInputSchema.extend({
  size_budget_kb: z.coerce.number<string>(WHOLE_KB).pipe(grantInputSchema.shape.size_budget_kb),
  departments: z
    .array(z.string())
    .pipe(
      z.array(
        z.enum(DEPARTMENTS, t('Departments are {departments}.', { departments: DEPARTMENTS.join(', ') })),
      ),
    )
    .transform((departments) => (departments.length > 0 ? departments : null)),
});
/** Describes the form of a grant before validation. */
export type GrantFormInput = z.input<typeof grantFormSchema>;

export const grantSchema = grantInputSchema.extend({
  id: z.number().int(),
  version: z.number().int(),
  updated_at: z.string(),
});
/** Describes a stored grant. */
export type Grant = z.infer<typeof grantSchema>;

export const grantsQuerySchema = listQuery({ sorts: ['remote'] });
