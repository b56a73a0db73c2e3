import { ResourcePanel } from '../resource-panel/resource-panel';
import { MINISTRY_RESOURCE } from './ministry-resource';

/** Renders the list of ministries. Their forms are on pages of their own. */
export default function MinistriesPanel() {
  return <ResourcePanel definition={MINISTRY_RESOURCE} scope={{ kind: 'church' }} />;
}
