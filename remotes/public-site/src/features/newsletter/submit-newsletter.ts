import { call } from '@narthex/shared-auth';
import { newsletterSchema } from '@narthex/shared-contracts/schemas/visitor-forms';
import { refusedBySchema, refusedByServer } from '../../forms/refused-outcomes';
import type { Submit } from '../../forms/use-visitor-form';

/** Validates a subscription with the server's schema and sends it. The code is loaded when somebody uses the form. */
export const submitNewsletter: Submit = async (data, failure) => {
  const checked = newsletterSchema.safeParse({
    email: data.get('email'),
    interests: data.getAll('interests'),
  });
  if (!checked.success) return refusedBySchema(checked.error.issues);
  try {
    await call('newsletter.subscribe', { body: checked.data });
    return { kind: 'sent' };
  } catch (cause) {
    return refusedByServer(failure, cause);
  }
};
