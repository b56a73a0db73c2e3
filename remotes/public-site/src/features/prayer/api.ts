import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { PrayerHomeInput, PublicPrayer } from '@narthex/shared-contracts/schemas/prayer';

const SHOWN = 3;

export async function listRecentPrayers(signal?: AbortSignal): Promise<PublicPrayer[]> {
  const response = await api.get<Envelope<PublicPrayer[]>>('/v1/prayer-requests/public', {
    signal,
    params: { limit: SHOWN },
  });
  return response.success ? response.data : [];
}

export const createPrayerRequest = (request: PrayerHomeInput) =>
  api.post<Envelope<unknown>>('/v1/prayer-requests', request);
