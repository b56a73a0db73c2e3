import { can, sessionStore } from '@narthex/shared-auth';
import { formatDay, DEPARTMENTS, DEPARTMENT_FACTS, type Role } from '@narthex/shared-contracts';
import type { User, UserRoleInput } from '@narthex/shared-contracts/schemas/users';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, type SelectOption } from '@narthex/shared-ui';
import { LogOut, ShieldOff, UserCheck, UserCog, UserX } from 'lucide-react';
import type { PanelScope } from '../panel-scope';
import { confirmationAction } from '../resource-panel/actions/row-action';
import { EmailText } from '../resource-panel/cells/email-text';
import { TextCell } from '../resource-panel/cells/text-cell';
import { ListPanel } from '../resource-panel/list-panel';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  member: 'Member',
  leader: 'Leader',
  pastor: 'Pastor',
  elder: 'Elder',
  admin: 'Administrator',
};

const ROLE_FILTER: readonly SelectOption[] = Object.entries(ROLE_LABELS).map(([value, label]) => ({
  value,
  label,
}));

const leads = (department: (typeof DEPARTMENTS)[number]) =>
  t('Leader, {department}', { department: DEPARTMENT_FACTS[department].label });

/** The options are the roles of an account. The role of a leader also needs a department. */
const ROLE_CHOICES: readonly SelectOption[] = [
  ...(['member', 'elder', 'pastor', 'admin'] as const).map((role) => ({
    value: role,
    label: ROLE_LABELS[role],
  })),
  ...DEPARTMENTS.map((department) => ({ value: `leader:${department}`, label: leads(department) })),
];

type Roles = Pick<User, 'role' | 'account_department'>;

const describeRole = ({ role, account_department: department }: Roles): string =>
  department ? leads(department) : ROLE_LABELS[role];

const toRoleChoice = ({ role, account_department: department }: Roles): string =>
  department ? `leader:${department}` : role;

/** Returns the choice as the API expects it. The API's schema refuses any other value. */
function readRoleChoice(choice: string): UserRoleInput {
  const [role, department] = choice.split(':');
  return { role, department: department ?? null } as UserRoleInput;
}

const mayManage = () => can('users.manage');

/** Defines the list of accounts with their roles and whether they may sign in. */
const USER_LIST: ListDefinition<User> = {
  name: 'users',
  capability: 'users.read',
  endpoints: { list: 'users.list' },
  labels: buildLabels(
    { one: t('user'), many: t('users') },
    {
      search: t('Search by name or email'),
      origin: t(
        'Everybody with an account is here. To add somebody, enter them under “Members” and invite them; they also appear when they join at your site.',
      ),
    },
  ),
  getTitle: ({ name }) => name,
  filters: [
    { param: 'role', label: 'Role', options: ROLE_FILTER },
    {
      param: 'is_active',
      label: 'Status',
      options: [
        { value: 'true', label: 'Active' },
        { value: 'false', label: 'Inactive' },
      ],
    },
  ],
  getColumns: ({ timeZone }) => [
    {
      key: 'name',
      label: 'User',
      kind: 'title',
      render: ({ name, email, email_confirmed: isConfirmed }) => (
        <TextCell title={name} note={<EmailText email={email} isConfirmed={isConfirmed} />} />
      ),
    },
    { key: 'role', label: 'Role', render: describeRole },
    {
      key: 'is_active',
      label: 'Status',
      render: ({ is_active: isActive }) => (
        <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      ),
    },
    {
      key: 'created_at',
      label: 'Since',
      kind: 'day',
      render: ({ created_at: at }) => formatDay(at, timeZone),
    },
  ],
  actions: [
    {
      key: 'role',
      getLabel: ({ name }) => t('Change the role of {name}', { name }),
      icon: UserCog,
      isOffered: mayManage,
      isDone: (now, { choice }) => now !== undefined && toRoleChoice(now) === choice,
      question: {
        getTitle: ({ name }) => t('Change the role of {name}', { name }),
        choice: {
          label: 'Role',
          help: 'They are signed out, and have the new role when they sign in again.',
          getOptions: () => ROLE_CHOICES,
          getInitial: toRoleChoice,
        },
        confirm: 'Change role',
        busy: t('Saving...'),
      },
      run: async ({ id, name }, { choice }, write) => {
        await write('users.updateRole', { id, body: readRoleChoice(choice) });
        return t('The role of {name} was changed.', { name });
      },
      failure: 'Failed to change the role',
    },
    confirmationAction(
      ({ name }) => name,
      ({ email_confirmed: isConfirmed, is_active: isActive }) => !isConfirmed && isActive,
    ),
    {
      key: 'sign-out',
      getLabel: ({ name }) => t('Sign {name} out everywhere', { name }),
      icon: LogOut,
      isOffered: ({ is_active: isActive }) => isActive && mayManage(),
      question: {
        getTitle: ({ name }) => t('Sign {name} out everywhere?', { name }),
        warning:
          'On every device they have to sign in again. This helps when a phone was lost or somebody else knows the password.',
        confirm: 'Sign out everywhere',
        busy: t('Signing out...'),
      },
      run: async ({ id, name }, _input, write) => {
        await write('users.endSessions', { id });
        return t('{name} is signed out everywhere.', { name });
      },
      failure: 'Failed to sign the user out',
    },
    {
      key: 'reset-second-factor',
      getLabel: ({ name }) => t('Switch off the two-step sign-in of {name}', { name }),
      icon: ShieldOff,
      // People switch off their own in their account.
      isOffered: ({ id, has_second_factor: hasSecondFactor }) =>
        hasSecondFactor === true && mayManage() && id !== sessionStore.getState().actor?.id,
      question: {
        getTitle: ({ name }) => t('Switch off the two-step sign-in of {name}?', { name }),
        warning:
          'Do this only if you are sure that it is they who ask: their password alone then opens the account. They are signed out everywhere, and get an email.',
        confirm: 'Switch off',
        busy: t('Saving...'),
      },
      run: async ({ id, name }, _input, write) => {
        await write('users.resetSecondFactor', { id });
        return t('The two-step sign-in of {name} is off.', { name });
      },
      failure: 'Failed to switch off the two-step sign-in',
    },
    {
      key: 'deactivate',
      getLabel: ({ name }) => t('Deactivate {name}', { name }),
      icon: UserX,
      variant: 'danger',
      isOffered: ({ is_active: isActive }) => isActive && mayManage(),
      question: {
        getTitle: ({ name }) => t('Deactivate {name}?', { name }),
        warning: 'They are signed out everywhere and can’t sign in until they are activated again.',
        confirm: 'Deactivate',
        busy: t('Deactivating...'),
      },
      run: async ({ id, name }, _input, write) => {
        await write('users.updateStatus', { id, body: { is_active: false } });
        return t('{name} was deactivated.', { name });
      },
      failure: 'Failed to deactivate the user',
    },
    {
      key: 'activate',
      getLabel: ({ name }) => t('Activate {name}', { name }),
      icon: UserCheck,
      isOffered: ({ is_active: isActive }) => !isActive && mayManage(),
      run: async ({ id, name }, _input, write) => {
        await write('users.updateStatus', { id, body: { is_active: true } });
        return t('{name} may sign in again.', { name });
      },
      failure: 'Failed to activate the user',
    },
  ],
};

/** Renders the accounts, their roles and whether they may sign in. */
export default function UsersPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={USER_LIST} scope={scope} />;
}
