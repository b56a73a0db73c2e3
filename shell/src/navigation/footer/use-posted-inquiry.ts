import { postedFormQuery } from '@narthex/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { InquiryOutcome } from './send-inquiry';

interface PostedInquiry {
  /** Holds the path of the page to return to after a plain post. */
  readonly back: string;
  readonly email?: string;
  readonly message?: string;
  readonly state: { readonly status: 'idle' | 'posted' } | InquiryOutcome;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns the result of an inquiry that was posted without JavaScript. */
export function usePostedInquiry(): PostedInquiry {
  const { pathname, search } = useLocation();
  const { data } = useQuery(postedFormQuery);
  if (new URLSearchParams(search).get('sent') === 'inquiry')
    return { back: pathname, state: { status: 'posted' } };
  if (data?.form !== 'inquiry') return { back: pathname, state: { status: 'idle' } };
  const [field, reasons] = Object.entries(data.errors)[0] ?? [];
  return {
    back: pathname,
    email: text(data.values['email']),
    message: text(data.values['message']),
    state: {
      status: 'refused',
      ...(field === 'email' || field === 'message' ? { field } : {}),
      reason: [reasons ?? ''].flat().join(' '),
    },
  };
}
