import type { ChurchProject } from '@narthex/shared-contracts/schemas/homepage';
import type { ProjectInput } from '@narthex/shared-contracts/schemas/projects';
import { t } from '@narthex/shared-contracts/translate';
import { Badge } from '@narthex/shared-ui';
import { lazySection } from '../../lazy-section';
import { PictureCell } from '../../resource-panel/cells/picture-cell';
import { FilledTextCell } from '../../resource-panel/cells/text-cell';
import { ofManagedType, type ResourceDefinition } from '../../resource-panel/resource';
import { buildLabels } from '../../resource-panel/resource-labels';

const formatAmount = (amount: number | null) =>
  amount === null ? t('Not set') : `KES ${amount.toLocaleString('en-KE')}`;

/** Defines the management of the projects that the church collects for. */
export const PROJECT_RESOURCE: ResourceDefinition<ChurchProject, ProjectInput> = {
  ...ofManagedType('projects'),
  labels: buildLabels({ one: t('project'), many: t('projects') }),
  getTitle: ({ title }) => title,
  pageSize: 100,
  getColumns: () => [
    {
      key: 'title',
      label: 'Project',
      kind: 'title',
      render: ({ title, description }) => <FilledTextCell title={title} text={description} />,
    },
    {
      key: 'picture',
      label: 'Picture',
      kind: 'picture',
      render: ({ image_url: src }) => <PictureCell src={src} />,
    },
    { key: 'goal', label: 'Goal', kind: 'number', render: ({ goal_amount: goal }) => formatAmount(goal) },
    {
      key: 'raised',
      label: 'Raised',
      kind: 'number',
      render: ({ raised_amount: raised }) => formatAmount(raised),
    },
    {
      key: 'featured',
      label: 'Featured',
      render: ({ is_featured: isFeatured }) => (isFeatured ? <Badge tone="accent">Featured</Badge> : t('No')),
    },
  ],
  getFacts: ({ title, goal_amount: goal }) => [
    [t('Title'), title],
    [t('Goal'), formatAmount(goal)],
  ],
  Form: lazySection(() => import('./project-form')),
};
