import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { Skeleton } from '@narthex/shared-ui';
import { describeAudience, describePeople } from './broadcast-labels';
import { useBroadcastPreview } from './use-broadcast';

/** Shows how many people would receive a broadcast now. It can be sent even if the number fails to load. */
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
