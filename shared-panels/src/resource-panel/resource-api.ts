import { call, type CallOptions } from '@narthex/shared-auth';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import { isGone } from '../action/explain-failure';
import type { ResourceDefinition, ResourceEndpoints, ResourceRow, SaveOptions, SaveResult } from './resource';
import { fromVersion } from './writes/use-write';

/** Describes a page of a list and the total number of rows. */
export interface ResourcePage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** If true, the server stopped counting at `total`. */
  readonly hasMoreThanTotal: boolean;
}

interface ListResponse<Row> {
  readonly data: readonly Row[] | { readonly data: readonly Row[] };
  readonly meta?: { readonly total: number; readonly has_more_than_total?: boolean };
}

/** Describes the response of a write: the current object, or the proposal. */
export interface WriteResponse<Row> {
  readonly message?: string;
  readonly data?: Row | { readonly proposal_id: number };
}

/** The types of a definition bind endpoint names to rows and bodies, which this function can't express. */
const callByName = call as <Response>(
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => Promise<Response>;

/** Requests a page of the list. A server without pagination sends all rows; then there is one page. */
export async function listRows<Row extends ResourceRow>(
  endpoints: Pick<ResourceEndpoints<Row, never>, 'list'>,
  query: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<ResourcePage<Row>> {
  const options = signal ? { signal } : {};
  const { data, meta } = await callByName<ListResponse<Row>>(endpoints.list, { query }, options);
  // Some servers wrap the list once more.
  const rows = 'data' in data ? data.data : data;
  return {
    rows,
    total: meta?.total ?? rows.length,
    hasMoreThanTotal: meta?.has_more_than_total ?? false,
  };
}

/** Is the largest page of a list. */
const MAX_PAGE_ROWS = 100;

/**
 * Requests the object that a link names: from its endpoint or, if it has none, from the pages of the list. Returns
 * undefined if there is no such object.
 */
export async function findRow<Row extends ResourceRow, Body>(
  { endpoints, listQuery }: ResourceDefinition<Row, Body>,
  id: string,
): Promise<Row | undefined> {
  if (endpoints.get)
    return callByName<{ readonly data: Row }>(endpoints.get, { id }).then(
      ({ data }) => data,
      (cause: unknown) => {
        if (isGone(cause)) return undefined;
        throw cause;
      },
    );
  for (let page = 1; ; page += 1) {
    const query = { ...listQuery, page, per_page: MAX_PAGE_ROWS };
    const { rows } = await listRows<Row>(endpoints, query);
    const found = rows.find((row) => String(row.id) === id);
    // A server without pagination sends more.
    if (found || rows.length !== MAX_PAGE_ROWS) return found;
  }
}

/** Returns the result of a write from the response of the server. */
export function readResult<Row>({ data, message = '' }: WriteResponse<Row>): SaveResult<Row> {
  if (typeof data === 'object' && data !== null && 'proposal_id' in data)
    return { kind: 'proposed', message };
  return { kind: 'saved', row: data };
}

/** Returns the result of a deletion. A missing object counts as deleted: a first attempt's response may have been lost. */
export const readDeletion = <Row>(response: Promise<WriteResponse<Row>>): Promise<SaveResult<Row>> =>
  response.then(readResult, (cause: unknown) => {
    if (isGone(cause)) return { kind: 'saved', row: undefined };
    throw cause;
  });

/** Creates an object, or updates the one with this id from the version that was edited. */
export async function saveRow<Row extends ResourceRow, Body>(
  endpoints: ResourceEndpoints<Row, Body>,
  id: number | undefined,
  body: Partial<Body>,
  { version, idempotencyKey }: SaveOptions,
): Promise<SaveResult<Row>> {
  if (id === undefined) {
    if (!endpoints.create) throw new Error('Nothing is created here.');
    return readResult(
      await callByName(endpoints.create, { body }, { ...fromVersion(version ?? 0), idempotencyKey }),
    );
  }
  return readResult(await callByName(endpoints.update, { id, body }, fromVersion(version)));
}

/** Contains a new order and the version of the one it is based on. */
export interface NewOrder {
  readonly ids: readonly number[];
  readonly version: number;
}

/** Saves or proposes a new order. */
export async function saveOrder(name: EndpointName, { ids, version }: NewOrder): Promise<SaveResult<never>> {
  const result = readResult<never>(await callByName(name, { body: { ids } }, fromVersion(version)));
  return result.kind === 'proposed' ? result : { kind: 'saved', row: undefined };
}

/** Deletes the version that the person saw, or proposes to. */
export const deleteRow = <Row extends ResourceRow, Body>(
  endpoints: ResourceEndpoints<Row, Body>,
  { id, version }: Row,
): Promise<SaveResult<Row>> => readDeletion(callByName(endpoints.delete, { id }, fromVersion(version)));

/** Returns a key by which the server recognises repeated attempts to create the same object. */
export function createIdempotencyKey(): string {
  // Unlike randomUUID, this works without HTTPS too, for example on a developer's phone.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a total such as `12`, or `1000+` if the server stopped counting. */
export function describeTotal({
  total,
  hasMoreThanTotal,
}: Pick<ResourcePage<unknown>, 'total' | 'hasMoreThanTotal'>): string {
  return hasMoreThanTotal ? `${total}+` : String(total);
}
