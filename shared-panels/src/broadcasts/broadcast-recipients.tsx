import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { Skeleton } from '@narthex/shared-ui';
import { describeAudience, describePeople } from './broadcast-labels';
import { useBroadcastPreview } from './use-broadcast';

/** Says how many people get a broadcast now. Without their number it can be sent all the same. */
export function BroadcastRecipients({ broadcast }: { broadcast: Broadcast }) {
  const { data, isPending } = useBroadcastPreview(broadcast);
  if (isPending) return <Skeleton />;
  return (
    <p>
      <b>{broadcast.subject}</b> goes to{' '}
      {data ? describePeople(data.recipients) : describeAudience(broadcast)}. What is sent can’t be taken
      back.
    </p>
  );
}
