import { ApiError } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { MINISTRY_CATEGORIES } from '@narthex/shared-contracts/enums';
import type { Ministry, MinistryInput } from '@narthex/shared-contracts/schemas/ministries';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel, toOptions } from '../choice-labels';
import { lazySection } from '../lazy-section';
import { ActiveBadge } from '../resource-panel/cells/badges';
import { EmailText } from '../resource-panel/cells/email-text';
import { FilledTextCell, TextCell } from '../resource-panel/cells/text-cell';
import { ofManagedType, type ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { ResourcePanel } from '../resource-panel/resource-panel';

const MINISTRY_LABELS = buildLabels(
  { one: t('ministry'), many: t('ministries') },
  {
    create: t('Add New Ministry'),
    submitNew: t('Create Ministry'),
    submitChanges: t('Update Ministry'),
    created: t('Ministry created successfully'),
    updated: t('Ministry updated successfully'),
    deleted: t('Ministry deleted successfully'),
    deleteWarning: t('It becomes inactive: visitors no longer see it, and its members stay on record.'),
    getSaveFailure: (error) =>
      error instanceof ApiError && error.status === 403
        ? t('You do not have permission to perform this action.')
        : t('Failed to save ministry'),
  },
);

/** Defines the management of ministries. */
export const MINISTRY_RESOURCE: ResourceDefinition<Ministry, MinistryInput> = {
  ...ofManagedType('ministries'),
  labels: MINISTRY_LABELS,
  getTitle: ({ name }) => name,
  formPages: {
    create: paths.adminMinistryNew.to(),
    edit: ({ id }) => paths.adminMinistryEdit.to(id),
  },
  filters: [
    {
      param: 'status',
      label: 'Status',
      options: toOptions(['active', 'inactive']),
    },
    { param: 'category', label: 'Category', options: toOptions(MINISTRY_CATEGORIES) },
  ],
  isMuted: ({ isActive }) => !isActive,
  getColumns: () => [
    {
      key: 'name',
      label: 'Name',
      kind: 'title',
      isSortable: true,
      render: ({ name, description, category }) => (
        <FilledTextCell title={name} text={description} note={toLabel(category)} />
      ),
    },
    {
      key: 'leader',
      label: 'Leader',
      render: ({ leader, email }) => <TextCell title={leader} note={<EmailText email={email} />} />,
    },
    { key: 'members', label: 'Members', kind: 'number', render: ({ memberCount }) => memberCount },
    { key: 'status', label: 'Status', render: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  ],
  getFacts: ({ name, leader, memberCount }) => [
    [t('Name'), name],
    [t('Leader'), leader],
    [t('Members'), memberCount],
  ],
  Form: lazySection(() => import('./ministry-form')),
};

/** Renders the list of ministries. Their forms are on pages of their own. */
export default function MinistriesPanel() {
  return <ResourcePanel definition={MINISTRY_RESOURCE} scope={{ kind: 'church' }} />;
}
