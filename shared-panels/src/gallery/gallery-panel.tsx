import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { GALLERY_RESOURCE } from './gallery-resource';

/** Manage Gallery: pictures and films as cards. */
export default function GalleryPanel({ scope }: { scope: PanelScope }) {
  return <ResourcePanel definition={GALLERY_RESOURCE} scope={scope} />;
}
