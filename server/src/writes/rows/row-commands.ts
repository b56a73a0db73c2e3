import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, type EndpointName, type Endpoints } from '@narthex/shared-contracts/endpoints';
import { isOrdered, type ManagedName, type OrderedName } from '@narthex/shared-contracts/managed';
import { t } from '@narthex/shared-contracts/translate';
import type { z } from 'zod';
import { handleReorder, type RowOrdering } from './reorder-command';
import type { OrderedStore, RowStore } from './row-store';
import { parseUpdate } from '../../requests/parse-input';
import type { Command, CommandCall, FindCall } from '../command';
import { handleCommand } from '../handle-command';

interface ManagedRow {
  readonly id: number;
  readonly version: number;
}

type AnyCall = Pick<CommandCall<EndpointName>, 'tx' | 'actor'>;
type UpdateCommand<Row extends ManagedRow> = Command<`${ManagedName}.update`, Row>;
/** Validates new objects of a managed type: its record does so before the command runs. */
type InputSchema<N extends ManagedName> = Endpoints[`${N}.create`]['body'];

/** Describes the particular parts of a kind of row that is created, updated and deleted. */
interface RowCommands<N extends ManagedName, Row extends ManagedRow, Values> {
  /** Names the kind of object in the audit log, such as `leader`. */
  readonly subjectType: string;
  /** Names the object in messages, such as `Leader`. */
  readonly noun: string;
  readonly store: RowStore<Row, Values> | OrderedStore<Row, Values>;
  /** Returns columns that have a name or value other than the field of the validated input. */
  readonly getColumns?: (input: z.output<InputSchema<N>>) => Partial<Values>;
  /** Returns input fields that have a name or value other than their column. */
  readonly getInput?: (row: Row) => Partial<z.input<InputSchema<N>>>;
  readonly present: UpdateCommand<Row>['present'];
  readonly owner?: UpdateCommand<Row>['owner'];
  /** Returns columns of a new row that aren't input, such as its department. */
  readonly getNewColumns?: (call: AnyCall) => Partial<Values>;
  /** Replaces the deletion of the row. */
  readonly retire?: (call: AnyCall, row: Row) => Promise<Row | undefined>;
  /** Does what follows from a write, in its transaction. */
  readonly afterWrite?: (
    call: AnyCall & Pick<CommandCall<EndpointName>, 'audit'>,
    change: { readonly before: Row | undefined; readonly after: Row | undefined },
  ) => Promise<void>;
  /** Sets the three messages if they differ from `Leader created successfully!`. */
  readonly messages?: Readonly<Record<'create' | 'update' | 'delete', string>>;
  readonly order?: RowOrdering<Row>;
}

/** Describes what a type whose objects have an order needs besides. */
type Ordered<N extends ManagedName, Row extends ManagedRow, Values> = N extends OrderedName
  ? { readonly store: OrderedStore<Row, Values>; readonly order: RowOrdering<Row> }
  : unknown;

/** Registers what writes the objects of a managed type: create, update, delete and, if they have an order, reorder. */
export function handleRowCommands<N extends ManagedName, Row extends ManagedRow, Values>(
  app: FastifyInstance,
  name: N,
  resource: RowCommands<N, Row, Values> & Ordered<N, Row, Values>,
): void {
  const { store, noun, subjectType, present, owner, order, messages }: RowCommands<N, Row, Values> = resource;
  const type: ManagedName = name;
  const schema: z.ZodType = ENDPOINTS[`${type}.create`].body;
  const shared = { subjectType, present, ...(owner && { owner }) };
  const done = {
    create: t('{noun} created successfully!', { noun }),
    update: t('{noun} updated successfully!', { noun }),
    delete: t('{noun} deleted successfully!', { noun }),
    ...messages,
  };
  const find = ({
    tx,
    params,
    forUpdate,
  }: Pick<FindCall<`${ManagedName}.update`>, 'tx' | 'params' | 'forUpdate'>) =>
    (forUpdate ? store.lock : store.find)(tx, params.id);

  // The type's schema has validated the input.
  const toColumns = (input: unknown): Partial<Values> => ({
    ...store.pickColumns(input as object),
    ...resource.getColumns?.(input as z.output<InputSchema<N>>),
  });

  handleCommand<`${ManagedName}.create`, Row>(app, `${type}.create`, {
    ...shared,
    verb: 'create',
    find: null,
    message: done.create,
    async apply({ tx, body, actor, audit }) {
      const columns = {
        ...toColumns(body),
        ...('findNextPlace' in store && { sort_order: await store.findNextPlace(tx) }),
        ...resource.getNewColumns?.({ tx, actor }),
      };
      const after = await store.insert(tx, columns as Values);
      await resource.afterWrite?.({ tx, actor, audit }, { before: undefined, after });
      return after;
    },
  });

  handleCommand<`${ManagedName}.update`, Row>(app, `${type}.update`, {
    ...shared,
    verb: 'update',
    message: done.update,
    find,
    async apply({ tx, params, body, actor, audit }, row) {
      if (!row) return undefined;
      const input = parseUpdate(schema, body, row, resource.getInput?.(row));
      const after = await store.update(tx, params.id, toColumns(input));
      await resource.afterWrite?.({ tx, actor, audit }, { before: row, after });
      return after;
    },
  });

  handleCommand<`${ManagedName}.delete`, Row>(app, `${type}.delete`, {
    ...shared,
    verb: 'delete',
    message: done.delete,
    find,
    async apply({ tx, params, actor, audit }, row) {
      if (resource.retire) return row && resource.retire({ tx, actor }, row);
      await store.remove(tx, params.id);
      await resource.afterWrite?.({ tx, actor, audit }, { before: row, after: undefined });
      return undefined;
    },
  });

  if (isOrdered(type) && order && 'writeOrder' in store)
    handleReorder(app, type, { ...order, subjectType, store });
}
