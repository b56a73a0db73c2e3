import { t } from '@narthex/shared-contracts/translate';
import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { MailSearch, Send } from 'lucide-react';
import type { RowAction } from '../../resource-panel/actions/row-action';
import { Skeleton } from '@narthex/shared-ui';
import { describeAudience, describePeople } from '../broadcast-labels';
import { useBroadcastPreview } from '../use-broadcast';

/** Shows how many people would receive a broadcast now. It can be sent even if the number fails to load. */
function BroadcastRecipients({ broadcast }: { broadcast: Broadcast }) {
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

const isDraft = ({ status }: Broadcast) => status === 'draft';

/** These row actions of the list send a draft as a test or to its audience. */
export const BROADCAST_ACTIONS: readonly RowAction<Broadcast>[] = [
  {
    key: 'test',
    getLabel: ({ subject }) => t('Send a test of {subject} to myself', { subject }),
    icon: MailSearch,
    isOffered: isDraft,
    isDone: () => false,
    run: async ({ id }, _input, write) => (await write('broadcasts.test', { id })).message ?? '',
    failure: 'Failed to send the test',
  },
  {
    key: 'send',
    getLabel: ({ subject }) => t('Send now: {subject}', { subject }),
    word: t('Send now'),
    icon: Send,
    isOffered: isDraft,
    isDone: (now) => now?.status === 'sent',
    question: {
      getTitle: () => t('Send this email now?'),
      renderDetails: (broadcast) => <BroadcastRecipients broadcast={broadcast} />,
      confirm: 'Send',
      busy: t('Sending...'),
    },
    run: async ({ id }, _input, write) => (await write('broadcasts.send', { id, body: {} })).message ?? '',
    failure: 'Failed to send the email',
  },
];
