import type { PageMeta } from '@narthex/shared-contracts';
import { prefetchOrNull } from '../../data/loaded';
import {
  departmentEventsQuery,
  type EventOwner,
} from '../../features/events/of-department/department-events-query';
import { loadMinistry } from '../../features/ministry-page/load-ministry';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import type { PageContext } from '../../page-record';

/** Whose events a ministry's page shows: its department's, or those of a type. */
export const getEventOwner = ({ department, eventType }: MinistryText): EventOwner | undefined =>
  department ?? (eventType && { eventType });

/** Fills the data of a ministry's page: its own, and what its department plans next. */
export async function loadMinistryPage(context: PageContext, text: MinistryText): Promise<Partial<PageMeta>> {
  const owner = getEventOwner(text);
  const [meta] = await Promise.all([
    loadMinistry(context, text),
    owner && prefetchOrNull(context.queryClient, departmentEventsQuery(owner)),
  ]);
  return meta;
}
