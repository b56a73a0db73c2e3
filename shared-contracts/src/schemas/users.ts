import { t } from '../language/translate';
import { z } from 'zod';
import { DEPARTMENTS } from '../access/departments';
import { ROLES } from '../access/roles';
import { listQuery } from '../api/list-query';
import { requiredCheckbox } from './text';

export const userSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Names the department that the account leads; it is null for everybody else. */
  account_department: z.enum(DEPARTMENTS).nullable(),
  /** Must be true before the account can get a role. */
  email_confirmed: z.boolean(),
  is_active: z.boolean(),
  /** Is true if the account signs in with a code of an app too. Older servers don't send it. */
  has_second_factor: z.boolean().optional(),
  created_at: z.string(),
});
/** Describes an account to the people who manage accounts. */
export type User = z.infer<typeof userSchema>;

export const userQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  role: z.enum(ROLES).optional(),
  is_active: z.enum(['true', 'false']).optional(),
});

/** Validates a role. Leaders need a department; nobody else has one. */
export const userRoleSchema = z
  .object({
    role: z.enum(ROLES, t('Role is required')),
    department: z
      .union([z.enum(DEPARTMENTS), z.literal('').transform(() => null)])
      .nullish()
      .transform((department) => department ?? null),
  })
  .refine(({ role, department }) => role !== 'leader' || department !== null, {
    path: ['department'],
    message: 'A leader needs a department',
  })
  .refine(({ role, department }) => role === 'leader' || department === null, {
    path: ['department'],
    message: 'Only leaders have a department',
  });
/** Describes the new role and department of an account before validation. */
export type UserRoleInput = z.input<typeof userRoleSchema>;

/** An inactive account can't sign in. */
export const userStatusSchema = z.object({
  is_active: requiredCheckbox(t('Active is true or false')),
});
