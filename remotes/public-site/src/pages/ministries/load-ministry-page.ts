import type { PageMeta } from '@narthex/shared-contracts';
import { prefetchOrNull } from '../../data/loaded';
import { departmentEventsQuery } from '../../features/events/of-department/department-events-query';
import { loadMinistry } from '../../features/ministry-page/load-ministry';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import type { PageContext } from '../../page-record';

/** Fills the data of a ministry's page: its own, and what its department plans next. */
export async function loadMinistryPage(context: PageContext, text: MinistryText): Promise<Partial<PageMeta>> {
  const { department } = text;
  const [meta] = await Promise.all([
    loadMinistry(context, text),
    department && prefetchOrNull(context.queryClient, departmentEventsQuery(department)),
  ]);
  return meta;
}
