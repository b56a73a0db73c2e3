import { createResourcePanel } from '../resource-panel/create-resource-panel';
import { INQUIRY_RESOURCE } from './inquiry-resource';

/** What visitors asked: who looks after it, the reply, and when it is settled. */
export default createResourcePanel(INQUIRY_RESOURCE);
