import { call, type CallOptions } from '@narthex/shared-auth';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import { fromVersion } from './writes/from-version';
import type { ResourceEndpoints, ResourceRow, SaveOptions, SaveResult } from './resource';

/** One page of a list, and how many there are in all. */
export interface ResourcePage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The server stopped counting at `total`. */
  readonly hasMoreThanTotal: boolean;
}

interface ListResponse<Row> {
  readonly data: readonly Row[] | { readonly data: readonly Row[] };
  readonly meta?: { readonly total: number; readonly has_more_than_total?: boolean };
}

/** The response of a write: the object as it is now, or the proposal. */
export interface WriteResponse<Row> {
  readonly message?: string;
  readonly data?: Row | { readonly proposal_id: number };
}

/** A definition's types bind the names to rows and bodies; here they are names only. */
const callByName = call as <Response>(
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => Promise<Response>;

/** A page of the list. A back end that doesn't page sends everything: then there is one page. */
export async function listRows<Row extends ResourceRow>(
  endpoints: Pick<ResourceEndpoints<Row, never>, 'list'>,
  query: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<ResourcePage<Row>> {
  const options = signal ? { signal } : {};
  const { data, meta } = await callByName<ListResponse<Row>>(endpoints.list, { query }, options);
  // Some back ends wrap the list once more.
  const rows = 'data' in data ? data.data : data;
  return {
    rows,
    total: meta?.total ?? rows.length,
    hasMoreThanTotal: meta?.has_more_than_total ?? false,
  };
}

/** One object, for a link that names it. */
export async function getRow<Row>(name: EndpointName, id: string): Promise<Row> {
  return (await callByName<{ readonly data: Row }>(name, { id })).data;
}

/** How a write ended, by what the server responded. */
export function readResult<Row>({ data, message = '' }: WriteResponse<Row>): SaveResult<Row> {
  if (typeof data === 'object' && data !== null && 'proposal_id' in data)
    return { kind: 'proposed', message };
  return { kind: 'saved', row: data };
}

/** Creates an object where there was none, or updates the one with this id from the version that was edited. */
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

/** A new order, and the version of the one it was made from. */
export interface NewOrder {
  readonly ids: readonly number[];
  readonly version: number;
}

/** Sends a new order, or proposes it. */
export async function saveOrder(name: EndpointName, { ids, version }: NewOrder): Promise<SaveResult<never>> {
  const result = readResult<never>(await callByName(name, { body: { ids } }, fromVersion(version)));
  return result.kind === 'proposed' ? result : { kind: 'saved', row: undefined };
}

/** Deletes an object as the person saw it, or proposes to. */
export async function deleteRow<Row extends ResourceRow, Body>(
  endpoints: ResourceEndpoints<Row, Body>,
  { id, version }: Row,
): Promise<SaveResult<Row>> {
  return readResult(await callByName(endpoints.delete, { id }, fromVersion(version)));
}

/** A key by which the server knows repeated attempts to create the same thing. */
export function createIdempotencyKey(): string {
  // Unlike randomUUID this is there without HTTPS too, as on a developer's phone.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
