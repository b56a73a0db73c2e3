import { call } from '@narthex/shared-auth';
import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../action/use-action';
import type { Write } from '../resource-panel/writes/use-write';

/** Loads the preview of a broadcast and the number of people who would receive it now. */
export const useBroadcastPreview = ({ id, version }: Broadcast) =>
  useQuery({
    queryKey: ['broadcasts', 'preview', id, version],
    queryFn: async ({ signal }) => (await call('broadcasts.preview', { id }, { signal })).data,
  });

interface Done {
  readonly message?: string | undefined;
}

/**
 * Returns the actions of a broadcast, each with its outcome. The server refuses if the text has changed since it was
 * read.
 */
export function useBroadcastActions(broadcast: Broadcast) {
  const { id } = broadcast;
  const { act, outcome, isBusy } = useAction({
    run: async (send: (write: Write) => Promise<Done>, write) => (await send(write)).message,
    failure: 'Failed to send. Please try again.',
    seen: broadcast,
  });
  return {
    outcome,
    isBusy,
    sendTest: () => void act((write) => write('broadcasts.test', { id })),
    sendNow: () => void act((write) => write('broadcasts.send', { id, body: {} })),
    schedule: (sendAt: string) =>
      void act((write) => write('broadcasts.send', { id, body: { send_at: sendAt } })),
    unschedule: () => void act((write) => write('broadcasts.unschedule', { id })),
  };
}
