import { createResourcePanel } from '../resource-panel/create-resource-panel';
import { INQUIRY_RESOURCE } from './inquiry-resource';

/** Renders the management of inquiries: assignee, reply and status. */
export default createResourcePanel(INQUIRY_RESOURCE);
