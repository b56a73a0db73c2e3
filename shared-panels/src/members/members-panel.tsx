import { can } from '@narthex/shared-auth';
import { MEMBER_STATUSES } from '@narthex/shared-contracts/enums';
import type { Member, MemberFormInput } from '@narthex/shared-contracts/schemas/members';
import { t } from '@narthex/shared-contracts/translate';
import { MailPlus } from 'lucide-react';
import { toOptions } from '../choice-labels';
import { lazySection } from '../lazy-section';
import type { PanelScope } from '../panel-scope';
import { confirmationAction } from '../resource-panel/actions/row-action';
import { ListPanel } from '../resource-panel/list-panel';
import { ofManagedType, type ListDefinition, type ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { ResourcePanel } from '../resource-panel/resource-panel';
import {
  ContactCell,
  MembershipCell,
  NameCell,
  StatusCell,
  describeMembershipDate,
  getName,
  isUnconfirmed,
} from './member-cells';
import { MemberFiles } from './member-files';

const MEMBER_LABELS = buildLabels(
  { one: t('member'), many: t('members') },
  {
    search: t('Search by name or email'),
    create: t('Add New Member'),
    submitNew: t('Add Member'),
    emptyText: 'Add the first one, or import a file of members.',
    deleteWarning: t('Their account and their places in ministries go too. This action cannot be undone.'),
  },
);

/** Defines the register for those who may only read it. */
const MEMBER_LIST: ListDefinition<Member> = {
  name: 'members',
  capability: 'members.read',
  endpoints: { list: 'members.list' },
  labels: { ...MEMBER_LABELS, emptyText: 'Nobody is in the register.' },
  getTitle: getName,
  alwaysCounts: true,
  filters: [
    { param: 'status', label: 'Status', options: toOptions(MEMBER_STATUSES) },
    {
      param: 'has_account',
      label: 'Account',
      options: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
    },
  ],
  sorts: [
    { value: '', label: 'A to Z' },
    { value: '-name', label: 'Z to A' },
    { value: '-created_at', label: 'Newest' },
  ],
  isMuted: ({ status }) => status === 'inactive',
  getColumns: ({ timeZone }) => [
    { key: 'member', label: 'Member', kind: 'title', render: (member) => <NameCell member={member} /> },
    { key: 'contact', label: 'Contact', render: (member) => <ContactCell member={member} /> },
    {
      key: 'membership',
      label: 'Membership',
      kind: 'day',
      render: (member) => <MembershipCell member={member} />,
    },
    {
      key: 'status',
      label: 'Status',
      render: (member) => <StatusCell member={member} timeZone={timeZone} />,
    },
  ],
};

/** Defines the register for those who may change it. */
const MEMBER_RESOURCE: ResourceDefinition<Member, MemberFormInput> = {
  ...MEMBER_LIST,
  ...ofManagedType('members'),
  isPersonal: true,
  labels: MEMBER_LABELS,
  renderHeadActions: (context) => <MemberFiles context={context} />,
  actions: [
    {
      key: 'invite',
      getLabel: (member) => t('Invite {name}', { name: getName(member) }),
      icon: MailPlus,
      isOffered: ({ has_account: hasAccount, email }) =>
        !hasAccount && email !== null && can('members.invite'),
      isDone: (now) => now?.has_account === true,
      question: {
        getTitle: (member) => t('Invite {name} to an account?', { name: getName(member) }),
        renderDetails: ({ email }) => (
          <p>An email with a link goes to {email}. With it they choose a password and can sign in.</p>
        ),
        confirm: 'Send invitation',
        busy: t('Sending...'),
      },
      run: async (member, _input, write) => {
        await write('members.invite', { id: member.id });
        return t('An invitation is on its way to {name}.', { name: getName(member) });
      },
      failure: 'Failed to invite the member',
    },
    confirmationAction(getName, isUnconfirmed),
  ],
  getFacts: (member) => [
    [t('Name'), getName(member)],
    [t('Email'), member.email ?? t('None')],
    [t('Member since'), describeMembershipDate(member.membership_date)],
    [
      t('Account'),
      member.has_account ? (isUnconfirmed(member) ? t('Yes, email not confirmed') : t('Yes')) : t('No'),
    ],
  ],
  Form: lazySection(() => import('./member-form')),
};

/** Renders the register of members, editable or read-only according to the person's capabilities. */
export default function MembersPanel({ scope }: { scope: PanelScope }) {
  return can('members.manage') ? (
    <ResourcePanel definition={MEMBER_RESOURCE} scope={scope} />
  ) : (
    <ListPanel definition={MEMBER_LIST} scope={scope} />
  );
}
