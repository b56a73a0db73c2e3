import { Tabs } from '@narthex/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { lazySection } from '../lazy-section';
import type { PanelScope } from '../panel-scope';
import { DEVELOPER_TABS, DeveloperTabs } from './developers/developer-tabs';

const LightsTab = lazySection<{ scope: PanelScope }>(() => import('./lights/lights-tab'));

/** Renders the health of the site at two levels: one for everybody with oversight, and one for developers. */
export default function SystemPanel({ scope }: { scope: PanelScope }) {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const developerTab = DEVELOPER_TABS.find((tab) => tab === named);
  // The URL parameters of one tab mean nothing to another, so they are dropped.
  const open = (next: Record<string, string>) => setParams(next, { replace: true });
  return (
    <Tabs
      label="System"
      value={developerTab ? 'developers' : 'lights'}
      onChange={(tab) => open(tab === 'developers' ? { tab: DEVELOPER_TABS[0] } : {})}
      tabs={[
        { id: 'lights', label: 'How it is doing', content: <LightsTab scope={scope} /> },
        {
          id: 'developers',
          label: 'For developers',
          content: (
            <DeveloperTabs
              scope={scope}
              tab={developerTab ?? DEVELOPER_TABS[0]}
              onChange={(tab) => open({ tab })}
            />
          ),
        },
      ]}
    />
  );
}
