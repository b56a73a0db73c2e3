import type { PageMeta } from '@narthex/shared-contracts';
import { prefetchOrNull } from '../../data/query-state';
import {
  departmentEventsQuery,
  type EventOwner,
} from '../../features/events/of-department/department-events-query';
import { loadMinistry } from '../../features/ministry-page/load-ministry';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import type { PageContext } from '../../page-record';

/** Returns the owner of the events on a ministry's page: its department or an event type. */
export const getEventOwner = ({ department, eventType }: MinistryText): EventOwner | undefined =>
  department ?? (eventType && { eventType });

/** Loads the data of a ministry's page and the next events of its department. */
export async function loadMinistryPage(context: PageContext, text: MinistryText): Promise<Partial<PageMeta>> {
  const owner = getEventOwner(text);
  const [meta] = await Promise.all([
    loadMinistry(context, text),
    owner && prefetchOrNull(context.queryClient, departmentEventsQuery(owner)),
  ]);
  return meta;
}
