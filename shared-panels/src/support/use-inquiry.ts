import { ApiError, call } from '@narthex/shared-auth';
import type { Inquiry, InquiryReplyInput, InquiryUpdate } from '@narthex/shared-contracts/schemas/inquiries';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Who may look after inquiries. */
export const useAssignees = () =>
  useQuery({
    queryKey: ['inquiries', 'assignees'],
    queryFn: async ({ signal }) => (await call('inquiries.listAssignees', undefined, { signal })).data,
  });

function describeFailure(cause: unknown): string {
  if (!(cause instanceof ApiError) || cause.isNetworkError || cause.status >= 500)
    return 'Failed to save inquiry. Please try again.';
  return Object.values(cause.fieldErrors).flat()[0] ?? cause.message;
}

interface Saved {
  readonly data: Inquiry;
  readonly message?: string | undefined;
}

/** An inquiry as it is now, and what can be done with it. */
export function useInquiry(row: Inquiry) {
  const queryClient = useQueryClient();
  const [inquiry, setInquiry] = useState(row);
  const [outcome, setOutcome] = useState<{ readonly message: string; readonly isFailure: boolean } | null>(
    null,
  );
  const action = useMutation({
    mutationFn: (run: () => Promise<Saved>) => run(),
    onSuccess: ({ data, message = '' }) => {
      setInquiry(data);
      setOutcome({ message, isFailure: false });
      void queryClient.invalidateQueries({ queryKey: ['inquiries', 'managed'] });
    },
    onError: (cause) => setOutcome({ message: describeFailure(cause), isFailure: true }),
  });
  const { id } = inquiry;
  return {
    inquiry,
    outcome,
    isBusy: action.isPending,
    update: (body: InquiryUpdate) => action.mutate(() => call('inquiries.update', { id, body })),
    /** Resolves to whether it was sent: what was typed stays otherwise. */
    reply: (body: InquiryReplyInput) =>
      action
        .mutateAsync(() => call('inquiries.reply', { id, body }))
        .then(
          () => true,
          () => false,
        ),
  };
}
