import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { CALENDAR_RESOURCE } from './calendar-resource';

/** Management of the Sabbath programme, which the public calendar shows. */
export default function CalendarPanel({ scope }: { scope: PanelScope }) {
  return <ResourcePanel definition={CALENDAR_RESOURCE} scope={scope} />;
}
