import { Tabs } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { GRANT_RESOURCE } from '../../delivery/grant-resource';
import { CHANGES_LIST } from '../../delivery/history/changes-list';
import { PastRegistry } from '../../delivery/history/past-registry';
import { KEYS_LIST } from '../../delivery/keys/keys-list';
import { RELEASES_LIST } from '../../delivery/remote-list';
import { lazySection } from '../../lazy-section';
import type { PanelScope } from '../../panel-scope';
import { ListPanel } from '../../resource-panel/list-panel';
import { ResourcePanel } from '../../resource-panel/resource-panel';
import styles from '../system.module.css';

const TechnicalTab = lazySection(() => import('./technical-tab'));

/** The URL names the tabs for developers with these values. */
export const DEVELOPER_TABS = ['technical', 'releases', 'history', 'grants', 'keys'] as const;
type DeveloperTab = (typeof DEVELOPER_TABS)[number];

interface DeveloperTabsProps {
  scope: PanelScope;
  tab: DeveloperTab;
  onChange: (tab: string) => void;
}

/** Renders the content of a tab below a sentence that explains it. */
function Explained({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.tab}>
      <p className={styles.note}>{text}</p>
      {children}
    </div>
  );
}

/** Renders what is live, the grants and keys of teams, and the figures of the server. */
export function DeveloperTabs({ scope, tab, onChange }: DeveloperTabsProps) {
  return (
    <Tabs
      label="For developers"
      value={tab}
      onChange={onChange}
      tabs={[
        { id: 'technical', label: 'Server', content: <TechnicalTab /> },
        {
          id: 'releases',
          label: 'Parts of the site',
          content: (
            <Explained text="Each dashboard, and the public site, is a part with versions of its own. A part is called a remote by its team.">
              <ListPanel definition={RELEASES_LIST} scope={scope} />
            </Explained>
          ),
        },
        {
          id: 'history',
          label: 'History',
          content: (
            <Explained text="Which version of which part was live, since when, and who changed it.">
              <PastRegistry />
              <ListPanel definition={CHANGES_LIST} scope={scope} />
            </Explained>
          ),
        },
        {
          id: 'grants',
          label: 'Grants',
          content: (
            <Explained text="A grant is a permission: which pages a team may publish, and who may open them.">
              <ResourcePanel definition={GRANT_RESOURCE} scope={scope} />
            </Explained>
          ),
        },
        {
          id: 'keys',
          label: 'Keys',
          content: (
            <Explained text="A key is the password with which a team's computer publishes its part of the site.">
              <ListPanel definition={KEYS_LIST} scope={scope} />
            </Explained>
          ),
        },
      ]}
    />
  );
}
