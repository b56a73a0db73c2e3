import { call } from '@narthex/shared-auth';
import { PRAYER_PAGE_SIZE } from '@narthex/shared-contracts';
import { readTotal } from '../../data/read-list';
import type { PrayerPageInput, PublicPrayer } from '@narthex/shared-contracts/schemas/prayers';

/** Describes a page of the prayer wall and the total number of requests. */
export interface WallPage {
  readonly prayers: readonly PublicPrayer[];
  readonly total: number;
}

export async function listWall(page: number, signal?: AbortSignal): Promise<WallPage> {
  const response = await call(
    'prayers.listPublic',
    { query: { status: 'approved', limit: PRAYER_PAGE_SIZE, page } },
    { signal },
  );
  if (!response.success) throw new Error(response.message ?? 'The prayer requests could not be read');
  return { prayers: response.data, total: readTotal(response) };
}

/** Counts a prayer. Resolves with the number of people who have prayed. */
export const pray = (id: number) => call('prayers.pray', { id }).then(({ data }) => data.prayed_count);

export const createPrayerRequest = (request: PrayerPageInput) => call('prayers.submit', { body: request });
