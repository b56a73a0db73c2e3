import { z } from 'zod';
import { DEPARTMENTS } from '../../access/departments';
import { ROLES } from '../../access/roles';
import { listQuery } from '../../api/list-query';
import { checkbox } from '../text';

/** An account as those see it who decide what it may do. */
export const userSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** The department it leads; null for everybody else. */
  account_department: z.enum(DEPARTMENTS).nullable(),
  /** A role is given to whoever has confirmed their address alone. */
  email_confirmed: z.boolean(),
  is_active: z.boolean(),
  created_at: z.string(),
});
/** An account, as its administrators see it. */
export type User = z.infer<typeof userSchema>;

/** What the list of accounts is asked for. */
export const userQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  role: z.enum(ROLES).optional(),
  is_active: z.enum(['true', 'false']).optional(),
});

/** A leader leads a department; nobody else has one. */
export const userRoleSchema = z
  .object({
    role: z.enum(ROLES, 'Role is required'),
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
/** Which role and department an account gets, as it is sent. */
export type UserRoleInput = z.input<typeof userRoleSchema>;

/** Whether somebody may sign in. */
export const userStatusSchema = z.object({ is_active: checkbox(true) });
