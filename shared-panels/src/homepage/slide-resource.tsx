import type { Slide, SlideInput } from '@narthex/shared-contracts/schemas/homepage';
import { t } from '@narthex/shared-contracts/translate';
import { lazySection } from '../lazy-section';
import { ActiveBadge } from '../resource-panel/cells/active-badge';
import { ofManagedType } from '../resource-panel/of-managed-type';
import type { ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { TextCell } from '../resource-panel/cells/text-cell';
import { PictureCell } from '../resource-panel/cells/picture-cell';

/** Defines the management of the home page's slides. */
export const SLIDE_RESOURCE: ResourceDefinition<Slide, SlideInput> = {
  ...ofManagedType('slides'),
  labels: buildLabels(
    { one: t('slide'), many: t('slides') },
    {
      loadFailure: t('Failed to load homepage data'),
      emptyText: 'The first slide is the first thing a visitor sees.',
    },
  ),
  getTitle: ({ title }) => title,
  // Slides are sorted as a whole, so all of them must be on one page.
  pageSize: 100,
  isMuted: ({ is_active: isActive }) => !isActive,
  getColumns: () => [
    {
      key: 'title',
      label: 'Slide',
      kind: 'title',
      render: ({ title, content }) => <TextCell title={title} text={content} />,
    },
    { key: 'picture', label: 'Picture', render: ({ image_url: src }) => <PictureCell src={src} /> },
    { key: 'button', label: 'Button', render: ({ cta_text: text }) => text ?? t('None') },
    {
      key: 'status',
      label: 'Status',
      render: ({ is_active: isActive }) => <ActiveBadge isActive={isActive} />,
    },
  ],
  getFacts: ({ title, cta_text: button }) => [
    [t('Title'), title],
    [t('Button'), button ?? t('None')],
  ],
  Form: lazySection(() => import('./slide-form')),
};
