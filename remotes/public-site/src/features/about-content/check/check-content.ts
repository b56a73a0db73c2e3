import { ApiError } from '@narthex/shared-auth';
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
export async function checkContent(page: string, signal?: AbortSignal): Promise<ContentCheck> {
  const start = performance.now();
  const found = await getAboutContent(page, signal).then(toResult, (cause: unknown) => ({
    isSuccess: false,
    sections: [],
    sampleTitle: null,
    error: message(cause),
  }));
  return { ...found, milliseconds: Math.round(performance.now() - start) };
}
