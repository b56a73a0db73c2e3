import { ApiError } from '@narthex/shared-auth';
import { LEADER_CATEGORY_LABELS } from '@narthex/shared-contracts/enum-labels';
import { LEADER_CATEGORIES } from '@narthex/shared-contracts/enums';
import type { Leader, LeaderInput } from '@narthex/shared-contracts/schemas/leaders';
import { t } from '@narthex/shared-contracts/translate';
import { toOptions } from '../choice-labels';
import { lazySection } from '../lazy-section';
import { ActiveBadge } from '../resource-panel/cells/badges';
import { PersonCell } from '../resource-panel/cells/person-cell';
import { ofManagedType, type ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { createResourcePanel } from '../resource-panel/resource-panel';

function getSaveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.isNetworkError)
    return t('Error saving leader. Please try again.');
  if (Object.keys(error.fieldErrors).length > 0) return t('Validation errors:');
  return t('Error: {message}', { message: error.message });
}

const LEADER_RESOURCE: ResourceDefinition<Leader, LeaderInput> = {
  ...ofManagedType('leaders'),
  labels: buildLabels(
    { one: t('leader'), many: t('leaders') },
    {
      loadFailure: t('Failed to fetch leaders'),
      invalidTitle: t('Validation errors:'),
      getSaveFailure,
      deleteFailure: t('Error deleting leader. Please try again.'),
    },
  ),
  getTitle: ({ name }) => name,
  // Leaders are sorted as a whole, so all of them must be on one page.
  pageSize: 100,
  filters: [
    {
      param: 'category',
      label: 'Category',
      options: toOptions(LEADER_CATEGORIES, LEADER_CATEGORY_LABELS),
      isCounted: true,
    },
  ],
  isMuted: ({ status }) => status === 'inactive',
  getColumns: () => [
    {
      key: 'name',
      label: 'Leader',
      kind: 'title',
      render: ({ name, title, quote, image }) => (
        <PersonCell name={name} photoUrl={image} note={title} text={quote} />
      ),
    },
    { key: 'category', label: 'Category', render: ({ category }) => LEADER_CATEGORY_LABELS[category] },
    { key: 'phone', label: 'Phone', render: ({ phone }) => phone?.replaceAll(' ', '\u00a0') ?? t('None') },
    {
      key: 'languages',
      label: 'Languages',
      render: ({ languages }) => (languages.length > 0 ? languages.join(', ') : t('None')),
    },
    {
      key: 'status',
      label: 'Status',
      render: ({ status }) => <ActiveBadge isActive={status === 'active'} />,
    },
  ],
  getFacts: ({ name, title, category }) => [
    [t('Name'), name],
    [t('Title'), title],
    [t('Category'), LEADER_CATEGORY_LABELS[category]],
  ],
  Form: lazySection(() => import('./leader-form')),
};

/** Renders the management of the leaders' directory in the order that visitors see. */
export default createResourcePanel(LEADER_RESOURCE);
