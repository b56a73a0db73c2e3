import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { ANNOUNCEMENT_RESOURCE } from './announcement-resource';

/** Management of announcements. */
export default function AnnouncementsPanel({ scope }: { scope: PanelScope }) {
  return <ResourcePanel definition={ANNOUNCEMENT_RESOURCE} scope={scope} />;
}
