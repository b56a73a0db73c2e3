import { call } from '@narthex/shared-auth';
import type { Inquiry, InquiryReplyInput, InquiryUpdate } from '@narthex/shared-contracts/schemas/inquiries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../action/use-action';
import type { Write } from '../resource-panel/writes/use-write';

/** Loads the people to whom inquiries can be assigned. */
export const useAssignees = () =>
  useQuery({
    queryKey: ['inquiries', 'assignees'],
    queryFn: async ({ signal }) => (await call('inquiries.listAssignees', undefined, { signal })).data,
  });

interface Saved {
  readonly data: Inquiry;
  readonly message?: string | undefined;
}

/** Loads the current state of an inquiry and returns its actions. */
export function useInquiry(row: Inquiry) {
  const [inquiry, setInquiry] = useState(row);
  const { id } = inquiry;
  const { act, outcome, isBusy } = useAction({
    run: async (save: (write: Write) => Promise<Saved>, write) => {
      const { data, message } = await save(write);
      setInquiry(data);
      return message;
    },
    failure: 'Failed to save inquiry. Please try again.',
    seen: inquiry,
    onMeanwhile: setInquiry,
  });
  return {
    inquiry,
    outcome,
    isBusy,
    update: (body: InquiryUpdate) => void act((write) => write('inquiries.update', { id, body })),
    /** Resolves to true if the reply was sent. The form keeps its text otherwise. */
    reply: (body: InquiryReplyInput) => act((write) => write('inquiries.reply', { id, body })),
  };
}
