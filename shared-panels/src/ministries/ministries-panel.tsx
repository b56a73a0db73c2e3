import { ResourcePanel } from '../resource-panel/resource-panel';
import { MINISTRY_RESOURCE } from './ministry-resource';

/** Management of ministries: the list. Its forms have pages of their own. */
export default function MinistriesPanel() {
  return <ResourcePanel definition={MINISTRY_RESOURCE} scope={{ kind: 'church' }} />;
}
