import { call } from '@narthex/shared-auth';
import { MINISTRY_PAGES } from '@narthex/shared-contracts/enums';
import type { MinistryPageRecord } from '@narthex/shared-contracts/schemas/ministry-page';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { PAGE_STALE_MS, queryKeys } from '../../../query-keys';
import type { MinistryText } from '../ministry-text';

const NOTHING: MinistryPageRecord = { ministry: null, leaders: [], projects: [], pictures: [] };

const hasRecord = (page: string) => MINISTRY_PAGES.some((name) => name === page);

async function getRecord(page: string, signal: AbortSignal): Promise<MinistryPageRecord | null> {
  // Some pages that use this layout aren't about a ministry.
  if (!hasRecord(page)) return null;
  return (await call('ministries.getPage', { page }, { signal })).data;
}

/** Returns the query of a ministry's database record. */
export const ministryRecordQuery = ({ page }: Pick<MinistryText, 'page'>) =>
  queryOptions({
    queryKey: queryKeys.ministryRecord(page),
    queryFn: ({ signal }) => getRecord(page, signal),
    staleTime: PAGE_STALE_MS,
  });

/** Loads a ministry's database record. It is empty until then. */
export const useMinistryRecord = (text: Pick<MinistryText, 'page'>): MinistryPageRecord =>
  useQuery(ministryRecordQuery(text)).data ?? NOTHING;
