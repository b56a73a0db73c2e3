import { ApiError, call } from '@narthex/shared-auth';
import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** How a letter reads, and how many would get it now. */
export const useLetterPreview = ({ id, version }: Broadcast) =>
  useQuery({
    queryKey: ['broadcasts', 'preview', id, version],
    queryFn: async ({ signal }) => (await call('broadcasts.preview', { id }, { signal })).data,
  });

function describeFailure(cause: unknown): string {
  if (!(cause instanceof ApiError) || cause.isNetworkError || cause.status >= 500)
    return 'Failed to send. Please try again.';
  return Object.values(cause.fieldErrors).flat()[0] ?? cause.message;
}

interface Done {
  readonly message?: string | undefined;
}

/** What can be done with a letter. Each says how it ended. */
export function useLetterActions({ id }: Broadcast) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<{ readonly message: string; readonly isFailure: boolean } | null>(
    null,
  );
  const action = useMutation({
    mutationFn: (run: () => Promise<Done>) => run(),
    onSuccess: ({ message = '' }) => {
      setOutcome({ message, isFailure: false });
      void queryClient.invalidateQueries({ queryKey: ['broadcasts'] });
    },
    onError: (cause) => setOutcome({ message: describeFailure(cause), isFailure: true }),
  });
  return {
    outcome,
    isBusy: action.isPending,
    sendTest: () => action.mutate(() => call('broadcasts.test', { id })),
    sendNow: () => action.mutate(() => call('broadcasts.send', { id, body: {} })),
    schedule: (sendAt: string) =>
      action.mutate(() => call('broadcasts.send', { id, body: { send_at: sendAt } })),
    unschedule: () => action.mutate(() => call('broadcasts.unschedule', { id })),
  };
}
