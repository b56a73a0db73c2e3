import { DEPARTMENT_FACTS, formatDay } from '@narthex/shared-contracts';
import { describeMinistryRole } from '@narthex/shared-contracts/enum-labels';
import type {
  MinistryMember,
  MinistryMemberFormInput,
} from '@narthex/shared-contracts/schemas/ministry-members';
import type { Ministry } from '@narthex/shared-contracts/schemas/ministries';
import { t } from '@narthex/shared-contracts/translate';
import { MailPlus, UserCheck, UserX } from 'lucide-react';
import { lazySection } from '../lazy-section';
import type { PanelScope } from '../panel-scope';
import { PersonCell } from '../resource-panel/cells/person-cell';
import { TextCell } from '../resource-panel/cells/text-cell';
import type { ResourceDefinition } from '../resource-panel/resource';
import type { RowAction } from '../resource-panel/actions/row-action';
import { buildLabels } from '../resource-panel/resource-labels';
import { ContactCell, RoleCell } from './ministry-member-cells';

const LABELS = buildLabels(
  { one: t('person'), many: t('people') },
  {
    plural: t('Members'),
    counted: t('memberships and requests'),
    loading: 'Loading members...',
    loadFailure: t('Failed to load members'),
    search: t('Search by name or email'),
    noMatchTitle: t('No members match your search.'),
    emptyTitle: 'No members yet',
    emptyText: 'Add somebody to one of your ministries. People who ask to join one appear here too.',
    create: t('Add a person'),
    submitNew: t('Add'),
    submitChanges: t('Save'),
    edit: t('Change the role'),
    created: t('Person added successfully!'),
    updated: t('Role updated successfully!'),
    deleted: t('Person removed successfully!'),
    getSaveFailure: () => t('Failed to save member'),
    deleteVerb: t('Remove'),
    deleting: t('Removing...'),
    deleteQuestion: t('Are you sure you want to remove this person from the ministry?'),
    deleteWarning: t('They stay in the register of members.'),
    deleteFailure: t('Failed to remove the member'),
  },
);

/** Leaders of a department invite people, who accept or decline. */
const DEPARTMENT_LABELS = {
  ...LABELS,
  create: 'Invite a person',
  submitNew: 'Invite',
  emptyText: 'Invite somebody to one of your ministries. People who ask to join one appear here too.',
  created: 'They were invited. They belong to the ministry once they say yes.',
};

/** Declined requests and withdrawn invitations are deleted. */
const isGone = (now: MinistryMember | undefined) => now === undefined;

const ACTIONS: readonly RowAction<MinistryMember>[] = [
  {
    key: 'accept',
    getLabel: ({ name, ministry_name: ministry }) => t('Let {name} into {ministry}', { name, ministry }),
    icon: UserCheck,
    isOffered: ({ status }) => status === 'asked',
    run: async ({ id, name, ministry_name: ministry }, _input, write) => {
      await write('ministryMembers.accept', { id });
      return t('{name} belongs to {ministry} now and was told so.', { name, ministry });
    },
    failure: 'Failed to let the person in',
  },
  {
    key: 'decline',
    getLabel: ({ name }) => t('Decline {name}', { name }),
    icon: UserX,
    variant: 'danger',
    isOffered: ({ status }) => status === 'asked',
    isDone: isGone,
    question: {
      getTitle: ({ name, ministry_name: ministry }) =>
        t('Decline {name}’s wish to join {ministry}?', { name, ministry }),
      reason: {
        label: 'What do you want to tell them?',
        help: 'They get it in their dashboard and by email.',
        required: t('Please write a word to them'),
      },
      confirm: 'Decline',
      busy: t('Sending...'),
    },
    run: async ({ id, name }, { reason }, write) => {
      await write('ministryMembers.decline', { id, body: { reason } });
      return t('{name} was told.', { name });
    },
    failure: 'Failed to decline the person',
  },
  {
    key: 'withdraw',
    getLabel: ({ name }) => t('Take back the invitation of {name}', { name }),
    icon: UserX,
    isOffered: ({ status }) => status === 'invited',
    isDone: isGone,
    run: async ({ id, name }, _input, write) => {
      await write('ministryMembers.delete', { id });
      return t('{name} is invited no more.', { name });
    },
    failure: 'Failed to take back the invitation',
  },
  {
    key: 'invite',
    getLabel: ({ name }) => t('Invite {name} to an account', { name }),
    icon: MailPlus,
    isOffered: ({ has_account: hasAccount, email }) => hasAccount === false && email !== null,
    question: {
      getTitle: ({ name }) => t('Invite {name} to an account?', { name }),
      renderDetails: ({ email }) => (
        <p>An email with a link goes to {email}. With it they choose a password and can sign in.</p>
      ),
      confirm: 'Send invitation',
      busy: t('Sending...'),
    },
    run: async ({ user_id: id, name }, _input, write) => {
      await write('members.invite', { id }, { isOfAnother: true });
      return t('An invitation is on its way to {name}.', { name });
    },
    failure: 'Failed to invite the person',
  },
];

function describeAccount({ has_account: hasAccount, invited_at: at }: MinistryMember, timeZone: string) {
  if (hasAccount !== false) return null;
  return at ? t('Invited {day}', { day: formatDay(at, timeZone) }) : t('No account');
}

/** Explains why nobody can be added: people belong to a ministry, and there is none. */
const explainNoMinistry = (isDepartment: boolean): string =>
  isDepartment
    ? t('Your department has no ministry yet. An administrator can add one.')
    : t('Add a ministry first. Then you can add people to it.');

// The form is open while the ministries reload, so each definition has the same.
const Form = lazySection(() => import('./ministry-member-form'));

/** Builds the management of the members of a department's ministries, or of all ministries. */
export function buildMinistryMemberResource(
  scope: PanelScope,
  ministries: readonly Pick<Ministry, 'id' | 'name'>[],
): ResourceDefinition<MinistryMember, MinistryMemberFormInput> {
  const isDepartment = scope.kind === 'department';
  const labels = isDepartment ? DEPARTMENT_LABELS : LABELS;
  return {
    name: 'ministry-members',
    capability: 'ministry-members.manage',
    endpoints: {
      list: 'ministryMembers.list',
      create: 'ministryMembers.create',
      update: 'ministryMembers.update',
      delete: 'ministryMembers.delete',
    },
    ...(isDepartment && { listQuery: { department: scope.department } }),
    labels: ministries.length > 0 ? labels : { ...labels, emptyText: explainNoMinistry(isDepartment) },
    getTitle: ({ name, ministry_name: ministry }) => t('{name} from {ministry}', { name, ministry }),
    alwaysCounts: true,
    filters: [
      {
        param: 'status',
        label: 'State',
        isCounted: true,
        options: [
          { value: 'asked', label: 'Asked to join' },
          { value: 'invited', label: 'Invited' },
          { value: 'joined', label: 'Joined' },
        ],
      },
      {
        param: 'ministry',
        label: 'Ministry',
        options: ministries.map(({ id, name }) => ({ value: String(id), label: name })),
      },
    ],
    getColumns: ({ timeZone }) => [
      {
        key: 'name',
        label: 'Member',
        kind: 'title',
        render: (row) => (
          <PersonCell name={row.name} photoUrl={row.photo_url} note={describeAccount(row, timeZone)} />
        ),
      },
      {
        key: 'contact',
        label: 'Contact',
        render: (row) => <ContactCell {...row} />,
      },
      {
        key: 'ministry',
        label: 'Ministry',
        render: ({ ministry_name: ministry, department }) => (
          <TextCell
            title={ministry}
            note={isDepartment || !department ? null : DEPARTMENT_FACTS[department].label}
          />
        ),
      },
      {
        key: 'role',
        label: 'Role',
        kind: 'status',
        render: (row) => <RoleCell {...row} />,
      },
      { key: 'since', label: 'Since', kind: 'day', render: ({ created_at: at }) => formatDay(at, timeZone) },
    ],
    actions: ACTIONS,
    isPersonal: true,
    canAdd: () => ministries.length > 0,
    canChange: ({ status }) => status === 'joined',
    getFacts: ({ name, ministry_name: ministry, role }) => [
      [t('Name'), name],
      [t('Ministry'), ministry],
      [t('Role'), describeMinistryRole(role)],
    ],
    Form,
  };
}
