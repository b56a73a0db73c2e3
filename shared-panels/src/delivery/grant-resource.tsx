import type { Grant, GrantInput } from '@narthex/shared-contracts/schemas/grants';
import { t } from '@narthex/shared-contracts/translate';
import { lazySection } from '../lazy-section';
import { TextCell } from '../resource-panel/cells/text-cell';
import { ofManagedType, type ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { GUARD_LABELS, KIND_LABELS } from './grant-labels';

/** Defines the management of grants, which limit what the remotes of ministry teams may claim. */
export const GRANT_RESOURCE: ResourceDefinition<Grant, GrantInput> = {
  ...ofManagedType('grants'),
  labels: buildLabels(
    { one: t('grant'), many: t('grants') },
    {
      emptyText: 'A grant says which pages a team may publish, and for whom.',
      deleteWarning: t('Its team publishes nothing more, and what is live of it is switched off.'),
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
    { key: 'kind', label: 'Kind', render: ({ kind }) => KIND_LABELS[kind] },
    { key: 'limits', label: 'Limits', render: ({ size_budget_kb: budget }) => `${budget} KB` },
  ],
  getFacts: (grant) => [
    [t('Part of the site'), grant.remote],
    [t('Team'), grant.owner],
    [t('Paths'), grant.paths.join(', ')],
    [t('Kind'), KIND_LABELS[grant.kind]],
  ],
  Form: lazySection(() => import('./grant-form')),
};
