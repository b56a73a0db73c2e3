import type { Grant, GrantInput } from '@narthex/shared-contracts/schemas/grants';
import { lazySection } from '../lazy-section';
import { TextCell } from '../resource-panel/cells/text-cell';
import type { ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { GUARD_LABELS } from './grant-labels';

const describeLimits = ({ size_budget_kb: budget, server_rendered: isRendered }: Grant) =>
  `${budget} KB${isRendered ? ', rendered on the server' : ''}`;

/** What ministry teams' remotes may claim. */
export const GRANT_RESOURCE: ResourceDefinition<Grant, GrantInput> = {
  name: 'grants',
  capability: 'delivery.release',
  endpoints: {
    list: 'grants.list',
    create: 'grants.create',
    update: 'grants.update',
    delete: 'grants.delete',
  },
  labels: buildLabels(
    { one: 'grant', many: 'grants' },
    {
      emptyText: 'A grant says which pages a team may publish, and for whom.',
      deleteWarning: 'Its team publishes nothing more. What is live stays.',
    },
  ),
  getTitle: ({ remote }) => remote,
  hasNoSearch: true,
  getColumns: () => [
    {
      key: 'remote',
      label: 'Part of the site',
      kind: 'title',
      render: ({ remote, owner }) => <TextCell title={remote} text={owner} />,
    },
    { key: 'paths', label: 'Paths', render: ({ paths }) => paths.join(', ') },
    {
      key: 'guard',
      label: 'Open to',
      render: ({ least_guard: guard, departments }) =>
        departments ? `${GUARD_LABELS[guard]} of ${departments.join(', ')}` : GUARD_LABELS[guard],
    },
    { key: 'limits', label: 'Limits', render: describeLimits },
  ],
  getFacts: (grant) => [
    ['Part of the site', grant.remote],
    ['Team', grant.owner],
    ['Paths', grant.paths.join(', ')],
  ],
  Form: lazySection(() => import('./grant-form')),
};
