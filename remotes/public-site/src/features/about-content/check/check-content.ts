import { ApiError } from '@narthex/shared-auth';
import { queryOptions } from '@narthex/remote-kit/query';
import { queryKeys } from '../../../query-keys';
import { getAboutContent, type AboutSections } from '../api';

/** Describes the response of a content endpoint. */
export interface ContentCheck {
  readonly isSuccess: boolean;
  readonly milliseconds: number;
  readonly sections: readonly string[];
  readonly sampleTitle: string | null;
  readonly error: string | null;
}

const message = (cause: unknown) => {
  if (cause instanceof ApiError) {
    return cause.isNetworkError ? cause.message : `HTTP error! status: ${cause.status}`;
  }
  return cause instanceof Error ? cause.message : String(cause);
};

const toResult = (sections: AboutSections) => ({
  isSuccess: true,
  sections: Object.keys(sections),
  sampleTitle: Object.values(sections).find((section) => section?.title)?.title ?? null,
  error: null,
});

/** Requests one content endpoint. Failures are results too, so it never rejects. */
async function checkContent(page: string, signal?: AbortSignal): Promise<ContentCheck> {
  const start = performance.now();
  const found = await getAboutContent(page, signal).then(toResult, (cause: unknown) => ({
    isSuccess: false,
    sections: [],
    sampleTitle: null,
    error: message(cause),
  }));
  return { ...found, milliseconds: Math.round(performance.now() - start) };
}

/**
 * The query requests the endpoints of all pages at once. Its results are never cached, so each visit runs the tests.
 */
export const contentCheckQuery = (pages: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.contentCheck(pages),
    queryFn: ({ signal }) => Promise.all(pages.map((page) => checkContent(page, signal))),
    staleTime: 0,
    gcTime: 0,
  });
