import { api } from '@narthex/shared-auth';
import { LIMITS, type Envelope } from '@narthex/shared-contracts';
import type { PrayerPageInput, PublicPrayer } from '@narthex/shared-contracts/schemas/prayer';

/** A page of the wall, and how many requests there are in all. */
export interface WallPage {
  readonly prayers: readonly PublicPrayer[];
  readonly total: number;
}

type WallResponse = Envelope<PublicPrayer[]> & { readonly meta?: { readonly total: number } };

export async function listWall(page: number, signal?: AbortSignal): Promise<WallPage> {
  const response = await api.get<WallResponse>('/v1/prayer-requests/public', {
    signal,
    params: { status: 'approved', limit: LIMITS.prayerPageSize, page },
  });
  if (!response.success) throw new Error(response.message ?? 'The prayer requests could not be read');
  // Another back end may not count: then there is this one page.
  return { prayers: response.data, total: response.meta?.total ?? response.data.length };
}

/** Counts a prayer; returns how many have prayed. */
export const pray = (id: number) =>
  api
    .post<Envelope<{ prayed_count: number }>>(`/v1/prayer-requests/${id}/pray`)
    .then(({ data }) => data.prayed_count);

export const createPrayerRequest = (request: PrayerPageInput) =>
  api.post<Envelope<unknown>>('/v1/prayer-requests', request);
