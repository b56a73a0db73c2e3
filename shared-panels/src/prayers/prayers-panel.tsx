import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { PRAYER_MODERATION } from './prayer-moderation';

/** Prayer requests: what waits is approved or rejected, what is on the wall is featured or removed. */
export default function PrayersPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={PRAYER_MODERATION} scope={scope} />;
}
