import { eq, sql } from 'drizzle-orm';
import type { ListRequest } from '@narthex/shared-contracts';
import type { ServiceKind } from '@narthex/shared-contracts/enums';
import type { Queryable } from '../../database/database-handle';
import { createOrderedStore } from '../../writes/rows/row-store';
import { churchProjects, slides, worshipServices } from '../../database/schema/homepage';
import type { SlideRow } from './repository';
import { listRows, type ListedRows } from '../../lists/list-rows';
import { SERVICE_ROWS, WHOLE_LIST_ROWS } from '../../lists/row-limits';

export type ProjectRow = typeof churchProjects.$inferSelect;
export type ServiceRow = typeof worshipServices.$inferSelect;

export const projectStore = createOrderedStore(churchProjects);
export const serviceStore = createOrderedStore(worshipServices);
type OrderedRequest = Partial<ListRequest<'sort_order'>>;

/** Lists all slides for editors of the homepage, and the active ones for everybody else. */
export async function listSlides(
  db: Queryable,
  which: 'active' | 'all',
  request: OrderedRequest = {},
): Promise<ListedRows<SlideRow>> {
  return listRows(db, {
    table: slides,
    where: which === 'active' ? sql`${slides.is_active}` : undefined,
    sorts: { sort_order: [{ column: slides.sort_order }] },
    defaultSort: 'sort_order',
    request,
    perPage: WHOLE_LIST_ROWS,
  });
}

export async function listProjects(
  db: Queryable,
  which: 'featured' | 'all',
  request: OrderedRequest = {},
): Promise<ListedRows<ProjectRow>> {
  return listRows(db, {
    table: churchProjects,
    where: which === 'featured' ? sql`${churchProjects.is_featured}` : undefined,
    sorts: { sort_order: [{ column: churchProjects.sort_order }] },
    defaultSort: 'sort_order',
    request,
    perPage: WHOLE_LIST_ROWS,
  });
}

/** Lists services in their chosen order, and then by weekday from Sunday. */
export async function listServices(
  db: Queryable,
  request: OrderedRequest & { readonly kind?: ServiceKind } = {},
): Promise<ListedRows<ServiceRow>> {
  const { sort_order: sortOrder, day, start_time: startTime } = worshipServices;
  return listRows(db, {
    table: worshipServices,
    where: request.kind && eq(worshipServices.kind, request.kind),
    sorts: { sort_order: [{ column: sortOrder }, { column: day }, { column: startTime }] },
    defaultSort: 'sort_order',
    request,
    perPage: SERVICE_ROWS,
  });
}
