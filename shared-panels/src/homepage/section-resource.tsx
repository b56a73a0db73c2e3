import { CONTENT_SECTION_KEYS } from '@narthex/shared-contracts/enums';
import type { ContentSection, SectionInput } from '@narthex/shared-contracts/schemas/homepage';
import { t } from '@narthex/shared-contracts/translate';
import { lazySection } from '../lazy-section';
import { ActiveBadge } from '../resource-panel/cells/badges';
import { PictureCell } from '../resource-panel/cells/picture-cell';
import { FilledTextCell } from '../resource-panel/cells/text-cell';
import type { ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { SECTION_LABELS } from './section-labels';

/** Defines the management of the home page's content sections, at most one for each key. */
export const SECTION_RESOURCE: ResourceDefinition<ContentSection, SectionInput> = {
  name: 'content-sections',
  capability: 'homepage.manage',
  endpoints: {
    list: 'sections.list',
    create: 'sections.create',
    update: 'sections.update',
    delete: 'sections.delete',
  },
  labels: buildLabels(
    { one: t('content'), many: t('content sections') },
    {
      loadFailure: t('Failed to load homepage data'),
      emptyText: 'Without a section the home page shows its own texts.',
    },
  ),
  getTitle: ({ section_key: key }) => SECTION_LABELS[key],
  // The list has at most one row for each key, so it needs no search.
  hasNoSearch: true,
  isMuted: ({ is_active: isActive }) => !isActive,
  canAdd: (rows) => rows.length < CONTENT_SECTION_KEYS.length,
  getColumns: () => [
    {
      key: 'section',
      label: 'Section',
      kind: 'title',
      render: ({ section_key: key, title, content }) => (
        <FilledTextCell title={SECTION_LABELS[key]} note={title} text={content} />
      ),
    },
    {
      key: 'picture',
      label: 'Picture',
      kind: 'picture',
      render: ({ image_url: src }) => <PictureCell src={src} />,
    },
    { key: 'button', label: 'Button', render: ({ button_text: text }) => text ?? t('None') },
    {
      key: 'status',
      label: 'Status',
      render: ({ is_active: isActive }) => <ActiveBadge isActive={isActive} />,
    },
  ],
  getFacts: ({ section_key: key, title }) => [
    [t('Section'), SECTION_LABELS[key]],
    [t('Title'), title ?? t('None')],
  ],
  Form: lazySection(() => import('./section-form')),
};
