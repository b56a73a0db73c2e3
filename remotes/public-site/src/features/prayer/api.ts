import { call } from '@narthex/shared-auth';
import type { PrayerHomeInput, PublicPrayer } from '@narthex/shared-contracts/schemas/prayers';

const SHOWN_PRAYERS = 3;

export async function listRecentPrayers(signal?: AbortSignal): Promise<PublicPrayer[]> {
  const response = await call('prayers.listPublic', { query: { limit: SHOWN_PRAYERS } }, { signal });
  return response.success ? response.data : [];
}

export const createPrayerRequest = (request: PrayerHomeInput) => call('prayers.submit', { body: request });
