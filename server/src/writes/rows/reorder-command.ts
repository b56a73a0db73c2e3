import type { FastifyInstance } from 'fastify';
import { orderedSchema } from '@narthex/shared-contracts';
import { getOrderVersion } from '@narthex/shared-contracts/order-version';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import type { OrderedStore } from './row-store';
import { problem } from '../../problem-error';
import type { Versioned } from '../command';
import { handleCommand } from '../handle-command';

type ReorderName = Extract<EndpointName, `${string}.reorder`>;

/** The order of all rows, as one thing that is changed. */
interface RowOrder extends Versioned {
  readonly ids: readonly number[];
}

interface ReorderCommand<Row extends { readonly id: number }> {
  readonly subjectType: string;
  /** As messages and proposals name it: `Order of the leaders`. */
  readonly title: string;
  readonly message: string;
  readonly store: Pick<OrderedStore<Row, never>, 'readAll' | 'readOrder' | 'writeOrder'>;
  /** What a row is called where the order is shown. */
  readonly getName: (row: Row) => string;
}

/** All rows, and the version of what is put in order of them: whoever orders a page of a list knows no more of it. */
function describeOrder(ids: readonly number[], named: readonly number[]): RowOrder {
  const isNamed = new Set(named);
  return { id: 'order', version: getOrderVersion(ids.filter((id) => isNamed.has(id))), ids };
}

/** Those that are named trade places among themselves; all others stay where they are. */
export function rearrange(all: readonly number[], named: readonly number[]): number[] {
  const isNamed = new Set(named);
  const next = named[Symbol.iterator]();
  return all.map((id) => (isNamed.has(id) ? (next.next().value ?? id) : id));
}

/** Registers `<name>.reorder`: the rows that the body names get the order they have there. */
export function handleReorder<Row extends { readonly id: number }>(
  app: FastifyInstance,
  name: ReorderName,
  { subjectType, title, message, store, getName }: ReorderCommand<Row>,
): void {
  handleCommand<'leaders.reorder', RowOrder>(app, name as 'leaders.reorder', {
    subjectType,
    verb: 'reorder',
    message,
    find: async ({ tx, forUpdate, body: { ids } }) =>
      describeOrder(await store.readOrder(tx, forUpdate), ids),
    async apply({ tx, body: { ids } }, order) {
      const all = order?.ids ?? [];
      if (!ids.every((id) => all.includes(id)))
        throw problem('conflict', 'This list has changed in the meantime. Reload it and try again.');
      const arranged = rearrange(all, ids);
      await store.writeOrder(tx, arranged);
      return describeOrder(arranged, ids);
    },
    async present({ ids, version }, tx) {
      const rows = await store.readAll(tx, [...ids]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const order = ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [{ id, title: getName(row) }] : [];
      });
      return { title, order, version };
    },
    respond: (presented, text) => ({
      ...orderedSchema.parse({ success: true, message: text, data: presented?.['order'] ?? [] }),
    }),
  });
}
