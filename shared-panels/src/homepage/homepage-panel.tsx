import { Tabs } from '@narthex/shared-ui';
import { useSearchParams } from 'react-router-dom';
import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { SECTION_RESOURCE } from './section-resource';
import { SLIDE_RESOURCE } from './slide-resource';

/** Management of the home page: the slides of its carousel, and its content sections. */
export default function HomepagePanel({ scope }: { scope: PanelScope }) {
  const [params, setParams] = useSearchParams();
  return (
    <Tabs
      label="Homepage"
      value={params.get('tab') ?? 'slides'}
      // What the other tab keeps in the URL means nothing here.
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
      ]}
    />
  );
}
