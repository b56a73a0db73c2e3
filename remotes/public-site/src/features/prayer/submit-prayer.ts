import { prayerHomeSchema } from '@narthex/shared-contracts/schemas/prayers';
import { refusedBySchema, refusedByServer } from '../../forms/refused-outcomes';
import type { Submit } from '../../forms/use-visitor-form';
import { createPrayerRequest } from './api';

/** Validates a prayer request with the server's schema and sends it. The code is loaded when somebody uses the form. */
export const submitPrayer: Submit = async (data, failure) => {
  const checked = prayerHomeSchema.safeParse({
    requester_name: data.get('requester_name'),
    prayer_request: data.get('prayer_request'),
    category: data.get('category') ?? undefined,
    is_urgent: data.has('is_urgent'),
    is_public: data.has('is_public'),
  });
  if (!checked.success) return refusedBySchema(checked.error.issues);
  try {
    await createPrayerRequest(checked.data);
    return { kind: 'sent' };
  } catch (cause) {
    return refusedByServer(failure, cause);
  }
};
