import type { ModeratedPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { Badge } from '@narthex/shared-ui';
import { PRAYER_MODERATION } from '../prayers/prayers-panel';
import { TextCell } from '../resource-panel/cells/text-cell';
import { WaitingRows, type WaitingProps } from './waiting-rows';

const PENDING = {};

const renderText = ({ title, prayer_text: text, urgency_level: urgency }: ModeratedPrayer) => (
  <TextCell
    title={
      <>
        {title} {urgency === 'urgent' ? <Badge tone="bad">Urgent</Badge> : null}
      </>
    }
    text={text}
  />
);

/** Renders the pending prayer requests, urgent ones first. */
export default function WaitingPrayers(props: WaitingProps) {
  return <WaitingRows definition={PRAYER_MODERATION} query={PENDING} renderText={renderText} {...props} />;
}
