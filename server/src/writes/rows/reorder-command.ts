import type { FastifyInstance } from 'fastify';
import { orderedSchema } from '@narthex/shared-contracts';
import { getOrderVersion } from '@narthex/shared-contracts/order-version';
import type { OrderedName } from '@narthex/shared-contracts/managed';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable } from '../../database/database-handle';
import type { OrderedStore } from './row-store';
import type { Versioned } from '../command';
import { handleCommand } from '../handle-command';
import { versionConflict } from '../version-conflict';

/** Treats the order of the named rows as one object that is changed. */
interface RowOrder extends Versioned {
  readonly ids: readonly number[];
}

/** Describes the order of a kind of row to people. */
export interface RowOrdering<Row> {
  /** Names the order in proposals and conflicts: `Order of the leaders`. */
  readonly title: string;
  readonly message: string;
  /** Returns the name of a row for the display of the order. */
  readonly getName: (row: Row) => string;
}

interface ReorderCommand<Row extends { readonly id: number }> extends RowOrdering<Row> {
  readonly subjectType: string;
  readonly store: Pick<OrderedStore<Row, never>, 'readAll' | 'readOrder' | 'writeOrder'>;
}

const CHANGED = t('This list has changed in the meantime. Reload it and try again.');

const describeOrder = (ids: readonly number[]): RowOrder => ({
  id: 'order',
  version: getOrderVersion(ids),
  ids,
});

/**
 * Registers `<name>.reorder`: the rows in the body swap places among themselves, and all others stay where
 * they are.
 */
export function handleReorder<Row extends { readonly id: number }>(
  app: FastifyInstance,
  name: OrderedName,
  { subjectType, title, message, store, getName }: ReorderCommand<Row>,
): void {
  const present = async ({ ids, version }: RowOrder, { tx }: { readonly tx: Queryable }) => {
    const rows = await store.readAll(tx, [...ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const order = ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ id, title: getName(row) }] : [];
    });
    return { title, order, version };
  };

  handleCommand<`${OrderedName}.reorder`, RowOrder>(app, `${name}.reorder`, {
    subjectType,
    verb: 'reorder',
    message,
    find: async ({ tx, body: { ids }, forUpdate }) =>
      describeOrder(await store.readOrder(tx, ids, forUpdate)),
    async apply(call, order) {
      const { ids } = call.body;
      if (!order) return undefined;
      if (order.ids.length !== ids.length)
        throw versionConflict(await present(order, call), order.version, { ids }, CHANGED);
      await store.writeOrder(call.tx, ids);
      return describeOrder(ids);
    },
    present,
    respond: (presented, text) => ({
      ...orderedSchema.parse({ success: true, message: text, data: presented?.['order'] ?? [] }),
    }),
  });
}
