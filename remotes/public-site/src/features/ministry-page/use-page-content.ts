import { call } from '@narthex/shared-auth';
import type { PageContentField } from '@narthex/shared-contracts/enums';
import type { PageContent, PageField, PageLink } from '@narthex/shared-contracts/schemas/page-content';
import { queryOptions } from '@narthex/remote-kit/query';
import { useStored } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';
import type { MinistryText } from './ministry-text';

export type PageFields = Readonly<Partial<Record<PageContentField, PageField>>>;

export interface PageTexts {
  readonly fields: PageFields;
  readonly links: readonly PageLink[];
}

type Place = Pick<MinistryText, 'category' | 'page'>;

async function getPageContent(category: string, page: string, signal?: AbortSignal): Promise<PageContent> {
  const response = await call('pageContent.get', { category, page }, { signal });
  if (!response.success) throw new Error(response.message ?? 'The content could not be read');
  return response.data;
}

export const pageContentQuery = ({ category, page }: Place) =>
  queryOptions({
    queryKey: queryKeys.pageContent(category, page),
    queryFn: ({ signal }): Promise<PageContent | null> => getPageContent(category, page, signal),
    staleTime: PAGE_STALE_MS,
  });

const isFilled = (field: PageField | undefined) =>
  field !== undefined && (field.title !== '' || field.content !== '' || field.image_url !== null);

/** Returns the stored fields, or the built-in ones if none are stored or the request failed. */
export function mergeFields(text: MinistryText, stored: PageContent | null | undefined): PageFields {
  const builtIn = Object.entries(text.fields).map(([key, { title = '', content = '' }]) => [
    key,
    { title, content, image_url: null },
  ]);
  const filled = Object.entries(stored?.fields ?? {}).filter(([, field]) => isFilled(field));
  return Object.fromEntries([...builtIn, ...filled]);
}

export function usePageContent(text: MinistryText): PageTexts {
  const stored = useStored(pageContentQuery(text));
  return { fields: mergeFields(text, stored), links: stored?.links ?? [] };
}
