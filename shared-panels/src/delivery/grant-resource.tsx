import type { Grant, GrantInput } from '@narthex/shared-contracts/schemas/grants';
import { t } from '@narthex/shared-contracts/translate';
import { lazySection } from '../lazy-section';
import { TextCell } from '../resource-panel/cells/text-cell';
import { ofManagedType } from '../resource-panel/of-managed-type';
import type { ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { GUARD_LABELS } from './grant-labels';

const describeLimits = ({ size_budget_kb: budget, server_rendered: isRendered }: Grant) =>
  isRendered ? t('{budget} KB, rendered on the server', { budget }) : `${budget} KB`;

/** Defines the management of grants, which limit what the remotes of ministry teams may claim. */
export const GRANT_RESOURCE: ResourceDefinition<Grant, GrantInput> = {
  ...ofManagedType('grants'),
  labels: buildLabels(
    { one: t('grant'), many: t('grants') },
    {
      emptyText: 'A grant says which pages a team may publish, and for whom.',
      deleteWarning: t('Its team publishes nothing more. What is live stays.'),
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
        departments
          ? t('{guard} of {departments}', { guard: GUARD_LABELS[guard], departments: departments.join(', ') })
          : GUARD_LABELS[guard],
    },
    { key: 'limits', label: 'Limits', render: describeLimits },
  ],
  getFacts: (grant) => [
    [t('Part of the site'), grant.remote],
    [t('Team'), grant.owner],
    [t('Paths'), grant.paths.join(', ')],
  ],
  Form: lazySection(() => import('./grant-form')),
};
