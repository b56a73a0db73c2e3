import { Tabs } from '@narthex/shared-ui';
import { useSearchParams } from 'react-router-dom';
import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { PageContentManager } from './page-content-manager';
import { SONG_RESOURCE } from './songs/song-resource';

/** Renders the management of the pages of ministries and of the songs of the choirs. */
export default function PageContentPanel({ scope }: { scope: PanelScope }) {
  const [params, setParams] = useSearchParams();
  return (
    <Tabs
      label="Content"
      value={params.get('tab') ?? 'pages'}
      // The URL parameters of one tab mean nothing to another, so they are dropped.
      onChange={(tab) => setParams(tab === 'pages' ? {} : { tab }, { replace: true })}
      tabs={[
        { id: 'pages', label: 'Page content', content: <PageContentManager scope={scope} /> },
        { id: 'songs', label: 'Songs', content: <ResourcePanel definition={SONG_RESOURCE} scope={scope} /> },
      ]}
    />
  );
}
