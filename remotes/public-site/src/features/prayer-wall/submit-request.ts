import { prayerPageSchema } from '@narthex/shared-contracts/schemas/prayers';
import { ApiError } from '@narthex/shared-auth';
import { flatMessages } from '../../forms/posted-form';
import { refusedBySchema } from '../../forms/refused-outcomes';
import type { Submit } from '../../forms/use-visitor-form';
import { createPrayerRequest } from './api';

/** Validates a request with the server's schema and sends it. The code is loaded when somebody uses the form. */
export const submitRequest: Submit = async (data, failure) => {
  const name = data.get('requester_name');
  const checked = prayerPageSchema.safeParse({
    title: data.get('title'),
    description: data.get('description'),
    prayer_type: data.get('prayer_type') ?? undefined,
    is_urgent: data.has('is_urgent'),
    is_anonymous: data.has('is_anonymous'),
    ...(typeof name === 'string' && name.trim() !== '' ? { requester_name: name } : {}),
  });
  if (!checked.success) return refusedBySchema(checked.error.issues);
  try {
    await createPrayerRequest(checked.data);
    return { kind: 'sent' };
  } catch (cause) {
    const fields = cause instanceof ApiError ? flatMessages(cause.fieldErrors) : {};
    return { kind: 'refused', errors: { ...fields, '': failure } };
  }
};
