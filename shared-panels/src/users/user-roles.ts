import { DEPARTMENTS, DEPARTMENT_FACTS, type Role } from '@narthex/shared-contracts';
import type { User, UserRoleInput } from '@narthex/shared-contracts/schemas/users';
import { t } from '@narthex/shared-contracts/translate';
import type { SelectOption } from '@narthex/shared-ui';

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  member: 'Member',
  leader: 'Leader',
  pastor: 'Pastor',
  elder: 'Elder',
  admin: 'Administrator',
};

export const ROLE_FILTER: readonly SelectOption[] = Object.entries(ROLE_LABELS).map(([value, label]) => ({
  value,
  label,
}));

const leads = (department: (typeof DEPARTMENTS)[number]) =>
  t('Leader, {department}', { department: DEPARTMENT_FACTS[department].label });

/** The options are the roles of an account. The role of a leader also needs a department. */
export const ROLE_CHOICES: readonly SelectOption[] = [
  ...(['member', 'elder', 'pastor', 'admin'] as const).map((role) => ({
    value: role,
    label: ROLE_LABELS[role],
  })),
  ...DEPARTMENTS.map((department) => ({ value: `leader:${department}`, label: leads(department) })),
];

type Roles = Pick<User, 'role' | 'account_department'>;

export const describeRole = ({ role, account_department: department }: Roles): string =>
  department ? leads(department) : ROLE_LABELS[role];

export const toRoleChoice = ({ role, account_department: department }: Roles): string =>
  department ? `leader:${department}` : role;

/** Returns the choice as the API expects it. The API's schema refuses any other value. */
export function readRoleChoice(choice: string): UserRoleInput {
  const [role, department] = choice.split(':');
  return { role, department: department ?? null } as UserRoleInput;
}
