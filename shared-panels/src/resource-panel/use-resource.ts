import { ApiError, can, useSession } from '@narthex/shared-auth';
import { decideScope } from '@narthex/shared-contracts';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isGone } from '../action/explain-failure';
import { getScopeKey, type PanelScope } from '../panel-scope';
import { readConcurrentEdit } from './concurrent-edit/concurrent-edit';
import type { ListQuery } from './list/state/use-list-url';
import type {
  ListDefinition,
  ResourceDefinition,
  ResourceFilter,
  ResourceRow,
  SaveOptions,
} from './resource';
import { deleteRow, listRows, saveOrder, saveRow, type NewOrder, type ResourcePage } from './resource-api';
import { useReload } from './writes/use-write';

const managedKey = (name: string) => [name, 'managed'];

/** Loads the current page of a panel's list. The previous page stays visible until then. */
export function useResourceRows<Row extends ResourceRow>(
  { name, endpoints, listQuery }: ListDefinition<Row>,
  scope: PanelScope,
  { params, isFiltered }: ListQuery,
) {
  const actorId = useSession((session) => session.actor?.id);
  const key = [...managedKey(name), actorId, getScopeKey(scope)];
  const page = useQuery({
    queryKey: [...key, params],
    queryFn: ({ signal }) => listRows(endpoints, { ...listQuery, ...params }, signal),
    placeholderData: keepPreviousData,
  });
  // The count without search and filters is needed for `3 of 40`.
  const whole = useQuery({
    queryKey: [...key, 'total'],
    queryFn: ({ signal }) => listRows(endpoints, { ...listQuery, page: 1, per_page: 1 }, signal),
    enabled: isFiltered,
  });
  return { page, whole: isFiltered ? whole.data : page.data };
}

/** Counts the rows for each option of a filter by its value; `''` is the count of all. */
export function useFilterCounts<Row extends ResourceRow>(
  { name, endpoints, listQuery }: ListDefinition<Row>,
  scope: PanelScope,
  { param, options = [], isCounted }: ResourceFilter,
): ReadonlyMap<string, ResourcePage<Row>> {
  const actorId = useSession((session) => session.actor?.id);
  const values = ['', ...options.map(({ value }) => value)];
  const { data = [] } = useQuery({
    queryKey: [name, 'counts', actorId, getScopeKey(scope), param, values],
    queryFn: ({ signal }) =>
      Promise.all(
        values.map(async (value) => {
          const filter = value && { [param]: value };
          const page = await listRows(endpoints, { ...listQuery, ...filter, page: 1, per_page: 1 }, signal);
          return [value, page] as const;
        }),
      ),
    enabled: isCounted ?? false,
  });
  return new Map(data);
}

/** Returns whether the signed-in person's change of this object applies immediately, is a proposal, or is refused. */
export function useDecision<Row extends ResourceRow, Body>(
  { capability }: ResourceDefinition<Row, Body>,
  row: Row | undefined,
) {
  const actor = useSession((session) => session.actor);
  return decideScope(actor, capability, row);
}

/** Returns whether the signed-in person may create another object beside those of the current page. */
export const canCreateRow = <Row extends ResourceRow, Body>(
  { endpoints, capability, canAdd = () => true }: ResourceDefinition<Row, Body>,
  rows: readonly Row[],
): boolean => endpoints.create !== undefined && can(capability) && canAdd(rows);

/** Returns functions that update the open lists of a kind after a change. */
export function useListUpdate<Row extends ResourceRow>({ name }: Pick<ListDefinition<Row>, 'name'>) {
  const queryClient = useQueryClient();
  const reload = useReload();
  const show = (change: (page: ResourcePage<Row>) => ResourcePage<Row>) =>
    queryClient.setQueriesData<ResourcePage<Row>>(
      { queryKey: managedKey(name) },
      (page) => page && change(page),
    );
  return {
    /** Shows a change immediately, before the reload. */
    show,
    showRow: (changed: Row) =>
      show((page) => ({ ...page, rows: page.rows.map((row) => (row.id === changed.id ? changed : row)) })),
    /** Reloads the lists, and all other data that a write through the endpoint makes outdated. */
    reload: (...endpoints: readonly EndpointName[]) => void reload(endpoints, [name]),
  };
}

/** Returns a mutation that creates an object, or updates the one with this id. */
export function useSaveRow<Row extends ResourceRow, Body>(
  definition: ResourceDefinition<Row, Body>,
  id: number | undefined,
) {
  const { show, reload } = useListUpdate(definition);
  const { endpoints } = definition;
  return useMutation({
    mutationFn: ({ body, ...options }: SaveOptions & { readonly body: Partial<Body> }) =>
      saveRow(endpoints, options.id ?? id, body, options),
    onSuccess: (result, { id: createdId = id }) => {
      if (result.kind === 'proposed') return;
      // A server may respond without the object.
      const saved = result.row;
      show(({ rows, total, ...rest }) => {
        if (!saved) return { rows, total, ...rest };
        const isListed = rows.some((row) => row.id === saved.id);
        if (isListed) return { rows: rows.map((row) => (row.id === saved.id ? saved : row)), total, ...rest };
        return createdId === undefined
          ? { rows: [...rows, saved], total: total + 1, ...rest }
          : { rows, total, ...rest };
      });
      reload(endpoints.update);
    },
    onError: (cause) => {
      // The form may offer something that somebody else has deleted or closed.
      const isRefused = cause instanceof ApiError && cause.status === 422;
      if (isGone(cause) || isRefused) reload(endpoints.update);
    },
  });
}

/** Returns a mutation that deletes an object, or proposes to. */
export function useDeleteRow<Row extends ResourceRow, Body>(definition: ResourceDefinition<Row, Body>) {
  const { show, showRow, reload } = useListUpdate(definition);
  const { endpoints } = definition;
  return useMutation({
    mutationFn: (row: Row) => deleteRow(endpoints, row),
    onError: (cause, row) => {
      const now = readConcurrentEdit(row, cause);
      if (now) showRow(now.row);
    },
    onSuccess: (result, { id }) => {
      if (result.kind === 'proposed') return;
      // An object that is only deactivated comes back in its new state.
      const retired = result.row;
      if (retired) showRow(retired);
      show(({ rows, total, ...rest }) => {
        const left = retired ? rows : rows.filter((row) => row.id !== id);
        return { rows: left, total: total - (rows.length - left.length), ...rest };
      });
      reload(endpoints.delete);
    },
  });
}

/** Returns a mutation that saves or proposes a new order of the rows. */
export function useSaveOrder<Row extends ResourceRow, Body>(definition: ResourceDefinition<Row, Body>) {
  const { show, reload } = useListUpdate(definition);
  const { reorder } = definition.endpoints;
  return useMutation({
    mutationFn: (order: NewOrder) => {
      if (!reorder) throw new Error(`${definition.name} have no order`);
      return saveOrder(reorder, order);
    },
    onSuccess: (result, { ids }) => {
      if (result.kind === 'proposed' || !reorder) return;
      const place = new Map(ids.map((id, at) => [id, at]));
      show((page) => ({
        ...page,
        rows: page.rows.every(({ id }) => place.has(id))
          ? [...page.rows].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
          : page.rows,
      }));
      reload(reorder);
    },
  });
}
