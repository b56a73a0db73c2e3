import { ApiError, call } from '@narthex/shared-auth';
import { inquirySchema } from '@narthex/shared-contracts/schemas/visitor-forms';

export type InquiryOutcome =
  | { readonly status: 'sent'; readonly email: string; readonly message: string | null }
  | { readonly status: 'refused'; readonly field?: 'email' | 'message'; readonly reason: string };

const FIELDS = ['email', 'message'] as const;

/**
 * Validates and sends the footer's question. The module, with its schemas, loads only when somebody sends
 * one.
 */
export async function sendInquiry(form: FormData): Promise<InquiryOutcome> {
  const checked = inquirySchema.safeParse({
    email: form.get('email') ?? '',
    message: form.get('message') ?? '',
  });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return { status: 'refused', ...fieldNamed(issue?.path[0]), reason: issue?.message ?? '' };
  }
  try {
    await call('inquiries.submit', { body: checked.data });
    return { status: 'sent', ...checked.data };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    const field = FIELDS.find((name) => cause.fieldErrors[name]);
    const reason = field ? cause.fieldErrors[field]?.join(' ') : cause.message;
    return { status: 'refused', ...fieldNamed(field), reason: reason ?? cause.message };
  }
}

function fieldNamed(name: unknown) {
  const field = FIELDS.find((known) => known === name);
  return field ? { field } : {};
}
