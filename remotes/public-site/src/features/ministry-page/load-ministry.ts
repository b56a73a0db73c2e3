import { worshipServicesQuery } from '@narthex/shared-auth';
import type { PageMeta } from '@narthex/shared-contracts';
import { prefetchMissing, prefetchOrNull } from '../../data/query-state';
import type { PageContext } from '../../page-record';
import { buildPreload } from '../../components/layout/head-picture';
import { splitHtml } from '../../components/text/html-paragraphs';
import { departmentContactsQuery } from './department/contacts-query';
import type { MinistryText } from './ministry-text';
import { ministryRecordQuery } from './record/ministry-record-query';
import { mergeFields, pageContentQuery } from './use-page-content';

/** Loads the data of a ministry page and returns its title and description. */
export async function loadMinistry(
  { queryClient }: PageContext,
  text: MinistryText,
): Promise<Partial<PageMeta>> {
  const query = pageContentQuery(text);
  await Promise.all([
    prefetchOrNull(queryClient, query),
    prefetchMissing(queryClient, worshipServicesQuery),
    prefetchOrNull(queryClient, ministryRecordQuery(text)),
    text.contactsDepartment && prefetchOrNull(queryClient, departmentContactsQuery(text.contactsDepartment)),
  ]);
  const { hero_title, hero_subtitle, hero_image } = mergeFields(
    text,
    queryClient.getQueryData(query.queryKey),
  );
  const description = splitHtml(hero_subtitle?.content ?? '').join(' ');
  return {
    ...(hero_title?.title ? { title: hero_title.title } : {}),
    ...(description ? { description } : {}),
    ...buildPreload(hero_image?.image_url),
  };
}
