import { paths } from '@narthex/shared-contracts';
import { PAGE_PREVIEW_KEY, type PagePreview } from '@narthex/shared-contracts/page-preview';
import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { SermonPage } from '@narthex/shared-contracts/schemas/sermons';
import type { QueryClient } from '@narthex/remote-kit/query';
import type { Found } from '../../data/find-record';
import { activeAnnouncementsQuery } from '../../features/announcements/use-active-announcements';
import { pageContentQuery } from '../../features/ministry-page/use-page-content';
import { queryKeys } from '../../query-keys';

/** In a preview the path has no id, so the page of one row reads the row with this id. */
const NO_ID = '';

/** Reads the draft that a dashboard has stored in the session storage of this tab, or returns undefined. */
export function readDraft(): PagePreview | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(PAGE_PREVIEW_KEY) ?? 'null') ?? undefined) as
      PagePreview | undefined;
  } catch {
    return undefined;
  }
}

/** Returns the announcements with the draft in the place of its stored version. */
const withDraft = (others: readonly Announcement[], draft: Announcement): Announcement[] => [
  draft,
  ...others.filter(({ id }) => id !== draft.id),
];

/** Puts the draft into the cache as if the server had sent it, and returns the path of its page. */
export async function fillDraft(draft: PagePreview, queryClient: QueryClient): Promise<string> {
  switch (draft.kind) {
    case 'event':
      queryClient.setQueryData<Found<ChurchEvent>>(queryKeys.event(NO_ID), { record: draft.event });
      return paths.event.to(draft.event.id);
    case 'sermon':
      queryClient.setQueryData<Found<SermonPage>>(queryKeys.sermon(NO_ID), { record: draft.sermon });
      return paths.sermon.to(draft.sermon.id);
    case 'announcement': {
      await queryClient.prefetchQuery(activeAnnouncementsQuery);
      const others = queryClient.getQueryData(activeAnnouncementsQuery.queryKey) ?? [];
      queryClient.setQueryData(activeAnnouncementsQuery.queryKey, withDraft(others, draft.announcement));
      return paths.announcements.to();
    }
    case 'page':
      queryClient.setQueryData(pageContentQuery(draft).queryKey, draft.content);
      return draft.path;
  }
}
