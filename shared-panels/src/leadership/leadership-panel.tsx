import { ApiError } from '@narthex/shared-auth';
import { LEADER_CATEGORIES, LEADER_CATEGORY_LABELS } from '@narthex/shared-contracts/closed-lists';
import type { Leader, LeaderInput } from '@narthex/shared-contracts/schemas/leaders';
import { toOptions } from '../choice-labels';
import { lazySection } from '../lazy-section';
import { ActiveBadge } from '../resource-panel/cells/active-badge';
import { PersonCell } from '../resource-panel/cells/person-cell';
import type { ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { createResourcePanel } from '../resource-panel/create-resource-panel';

function getSaveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.isNetworkError) return 'Error saving leader. Please try again.';
  if (Object.keys(error.fieldErrors).length > 0) return 'Validation errors:';
  return `Error: ${error.message}`;
}

/** The management of the directory of leaders, in the order visitors see it. */
const LEADER_RESOURCE: ResourceDefinition<Leader, LeaderInput> = {
  name: 'leaders',
  capability: 'leaders.manage',
  endpoints: {
    list: 'leaders.list',
    get: 'leaders.get',
    create: 'leaders.create',
    update: 'leaders.update',
    delete: 'leaders.delete',
    reorder: 'leaders.reorder',
  },
  labels: buildLabels(
    { one: 'leader', many: 'leaders' },
    {
      loadFailure: 'Failed to fetch leaders',
      invalidTitle: 'Validation errors:',
      getSaveFailure,
      deleteFailure: 'Error deleting leader. Please try again.',
    },
  ),
  getTitle: ({ name }) => name,
  // Put in order as a whole.
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
    { key: 'phone', label: 'Phone', render: ({ phone }) => phone?.replaceAll(' ', '\u00a0') ?? 'None' },
    {
      key: 'languages',
      label: 'Languages',
      render: ({ languages }) => (languages.length > 0 ? languages.join(', ') : 'None'),
    },
    {
      key: 'status',
      label: 'Status',
      render: ({ status }) => <ActiveBadge isActive={status === 'active'} />,
    },
  ],
  getFacts: ({ name, title, category }) => [
    ['Name', name],
    ['Title', title],
    ['Category', LEADER_CATEGORY_LABELS[category]],
  ],
  Form: lazySection(() => import('./leader-form')),
};

/** Management of the leadership directory. */
export default createResourcePanel(LEADER_RESOURCE);
