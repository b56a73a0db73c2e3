import { call } from '@narthex/shared-auth';
import type { Slide, SlideInput } from '@narthex/shared-contracts/schemas/homepage';
import { t } from '@narthex/shared-contracts/translate';
import { Tabs } from '@narthex/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { lazySection } from '../lazy-section';
import type { PanelScope } from '../panel-scope';
import { ActiveBadge } from '../resource-panel/cells/badges';
import { PictureCell } from '../resource-panel/cells/picture-cell';
import { FilledTextCell } from '../resource-panel/cells/text-cell';
import { ofManagedType, type ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { SingleObjectPanel } from '../resource-panel/single/single-object-panel';
import { PROJECT_RESOURCE } from './projects/project-resource';
import { SECTION_RESOURCE } from './section-resource';
import { SERVICE_RESOURCE } from './services/service-resource';

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
      render: ({ title, content }) => <FilledTextCell title={title} text={content} />,
    },
    {
      key: 'picture',
      label: 'Picture',
      kind: 'picture',
      render: ({ image_url: src }) => <PictureCell src={src} />,
    },
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

const Form = lazySection(() => import('./study-and-mission/study-and-mission-form'));

const LABELS = buildLabels(
  { one: t('study focus and mission'), many: t('study focus and mission') },
  { submitChanges: t('Save changes'), updated: t('Study focus and mission updated successfully!') },
);

/** Renders the study focus of families and the mission campaign, two boxes beside the weekly programme. */
function StudyAndMissionPanel() {
  return (
    <SingleObjectPanel
      name="study-and-mission"
      capability="homepage.manage"
      labels={LABELS}
      Form={Form}
      load={(signal) => call('studyAndMission.get', {}, { signal }).then(({ data }) => data)}
      save={(body, write) => write('studyAndMission.update', { body })}
    />
  );
}

/** Renders the management of the home page: slides, texts, projects, weekly programme, study focus and mission. */
export default function HomepagePanel({ scope }: { scope: PanelScope }) {
  const [params, setParams] = useSearchParams();
  return (
    <Tabs
      label="Homepage"
      value={params.get('tab') ?? 'slides'}
      // The URL parameters of one tab mean nothing to another, so they are dropped.
      onChange={(tab) => setParams(tab === 'slides' ? {} : { tab }, { replace: true })}
      tabs={[
        {
          id: 'slides',
          label: 'Carousel slides',
          content: <ResourcePanel definition={SLIDE_RESOURCE} scope={scope} />,
        },
        {
          id: 'sections',
          label: 'Content sections',
          content: <ResourcePanel definition={SECTION_RESOURCE} scope={scope} />,
        },
        {
          id: 'projects',
          label: 'Church projects',
          content: <ResourcePanel definition={PROJECT_RESOURCE} scope={scope} />,
        },
        {
          id: 'services',
          label: 'Services and week',
          content: <ResourcePanel definition={SERVICE_RESOURCE} scope={scope} />,
        },
        { id: 'study-and-mission', label: 'Study and mission', content: <StudyAndMissionPanel /> },
      ]}
    />
  );
}
