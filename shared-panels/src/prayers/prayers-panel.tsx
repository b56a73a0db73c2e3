import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import { PRAYER_MODERATION } from './prayer-moderation';

/**
 * Renders the moderation of prayer requests: pending ones are approved or rejected, public ones featured or removed.
 */
export default function PrayersPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={PRAYER_MODERATION} scope={scope} />;
}
