import type { FastifyInstance } from 'fastify';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import { t } from '@narthex/shared-contracts/translate';
import type { z } from 'zod';
import type { RowStore } from './row-store';
import { parseUpdate } from '../../requests/parse-input';
import type { Command, CommandCall, FindCall } from '../command';
import { handleCommand } from '../handle-command';

/** Selects names like `leaders` whose records create, update and delete. */
type ManagedName = {
  [N in EndpointName]: N extends `${infer Name}.create`
    ? `${Name}.update` | `${Name}.delete` extends EndpointName
      ? Name
      : never
    : never;
}[EndpointName];

interface ManagedRow {
  readonly id: number;
  readonly version: number;
}

type AnyCall = Pick<CommandCall<EndpointName>, 'tx' | 'actor'>;

/** Describes the particular parts of a kind of row that is created, updated and deleted. */
export interface RowCommands<Row extends ManagedRow, Values, Schema extends z.ZodType> {
  /** Names the kind of object in the audit log, such as `leader`. */
  readonly subjectType: string;
  /** Names the object in messages, such as `Leader`. */
  readonly noun: string;
  readonly store: RowStore<Row, Values>;
  /** Validates the endpoints' bodies. */
  readonly schema: Schema;
  /** Returns columns that have a name or value other than the field of the validated input. */
  readonly getColumns?: (input: z.output<Schema>) => Partial<Values>;
  /** Returns input fields that have a name or value other than their column. */
  readonly getInput?: (row: Row) => Partial<z.input<Schema>>;
  readonly present: Command<'leaders.update', Row>['present'];
  readonly owner?: Command<'leaders.update', Row>['owner'];
  /** Returns columns of a new row that aren't input, such as its place or its department. */
  readonly getNewColumns?: (call: AnyCall) => Partial<Values> | Promise<Partial<Values>>;
  /** Replaces the deletion of the row. */
  readonly retire?: (call: AnyCall, row: Row) => Promise<Row | undefined>;
  /** Sets the three messages if they differ from `Leader created successfully!`. */
  readonly messages?: Readonly<Record<'create' | 'update' | 'delete', string>>;
}

/** Registers `<name>.create`, `<name>.update` and `<name>.delete`. */
export function handleRowCommands<Row extends ManagedRow, Values, Schema extends z.ZodType>(
  app: FastifyInstance,
  name: ManagedName,
  resource: RowCommands<Row, Values, Schema>,
): void {
  const { store, schema, noun, subjectType, present, owner, messages } = resource;
  const shared = { subjectType, present, ...(owner && { owner }) };
  const done = {
    create: t('{noun} created successfully!', { noun }),
    update: t('{noun} updated successfully!', { noun }),
    delete: t('{noun} deleted successfully!', { noun }),
    ...messages,
  };
  const find = ({ tx, params, forUpdate }: Pick<FindCall<'leaders.update'>, 'tx' | 'params' | 'forUpdate'>) =>
    (forUpdate ? store.lock : store.find)(tx, params.id);

  const toColumns = (input: z.output<Schema>): Partial<Values> => ({
    ...store.pickColumns(input as object),
    ...resource.getColumns?.(input),
  });

  handleCommand<'leaders.create', Row>(app, `${name}.create` as 'leaders.create', {
    ...shared,
    verb: 'create',
    find: null,
    message: done.create,
    async apply({ tx, body, actor }) {
      const columns = {
        // The record's schema, which is this one, has validated the body.
        ...toColumns(body as z.output<Schema>),
        ...(await resource.getNewColumns?.({ tx, actor })),
      };
      return store.insert(tx, columns as Values);
    },
  });

  handleCommand<'leaders.update', Row>(app, `${name}.update` as 'leaders.update', {
    ...shared,
    verb: 'update',
    message: done.update,
    find,
    async apply({ tx, params, body }, row) {
      if (!row) return undefined;
      const input = parseUpdate(schema, body as object, row, resource.getInput?.(row));
      return store.update(tx, params.id, toColumns(input));
    },
  });

  handleCommand<'leaders.delete', Row>(app, `${name}.delete` as 'leaders.delete', {
    ...shared,
    verb: 'delete',
    message: done.delete,
    find,
    async apply({ tx, params, actor }, row) {
      if (resource.retire) return row && resource.retire({ tx, actor }, row);
      await store.remove(tx, params.id);
      return undefined;
    },
  });
}
