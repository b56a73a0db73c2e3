import { call } from '@narthex/shared-auth';
import type { PageContent } from '@narthex/shared-contracts/schemas/page-content';

export async function getPageContent(
  category: string,
  page: string,
  signal?: AbortSignal,
): Promise<PageContent> {
  const response = await call('pageContent.get', { category, page }, { signal });
  if (!response.success) throw new Error(response.message ?? 'The content could not be read');
  return response.data;
}
