import { decideScope, type Actor, type Owned } from '@narthex/shared-contracts';
import type {
  EndpointBody,
  EndpointName,
  EndpointOutput,
  EndpointParams,
} from '@narthex/shared-contracts/endpoints';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable, Transaction } from '../database/database-handle';
import { getRoute } from '../endpoints/route-table';
import { problem } from '../problem-error';
import { versionConflict } from './version-conflict';
import type { UnitOfWork } from './unit/unit-of-work';

export interface Versioned {
  readonly id: number | string;
  readonly version: number;
}

type Presented = Record<string, unknown>;

/** What a command acts on: the validated input of its endpoint, and who acts. */
export interface CommandCall<N extends EndpointName> {
  readonly tx: Transaction;
  readonly params: EndpointParams<N>;
  readonly body: EndpointBody<N>;
  readonly actor: Actor;
  /** Records what follows from the write, such as a place that goes to the next person; the write itself is recorded anyway. */
  readonly audit: UnitOfWork['audit'];
}

export interface FindCall<N extends EndpointName> extends Omit<CommandCall<N>, 'tx' | 'audit'> {
  readonly tx: Queryable;
  /** A write holds the row for its transaction; a list only looks. */
  readonly forUpdate: boolean;
}

/** Who an object is presented for: nobody gets more of it by a write, a conflict or a proposal than by reading it. */
export interface Viewer {
  readonly tx: Transaction;
  readonly actor: Actor;
}

/** What is particular about a write to one kind of object. Everything else is the same for all of them. */
export interface Command<N extends EndpointName, Row extends Versioned> {
  /** As the audit names it: `event`. */
  readonly subjectType: string;
  /** As the audit names it: `update` makes `event.update`. */
  readonly verb: string;
  /** Reads the object, `for update` when asked to; null for a create. */
  readonly find: ((call: FindCall<N>) => Promise<Row | undefined>) | null;
  /** An object that isn't there yet is created instead of refused with 404. */
  readonly isUpsert?: boolean;
  /** Whose the object is; the whole church's unless given. */
  readonly owner?: (row: Row) => Owned;
  /** Why a caller who names no version may not change this object; undefined where they may. */
  readonly refuseUnseen?: (row: Row, body: EndpointBody<N>) => string | undefined;
  /** Writes, and returns the object as it is now; nothing after a deletion. */
  readonly apply: (call: CommandCall<N>, row: Row | undefined) => Promise<Row | undefined>;
  /** The object as it leaves the server for the one who acts; also what the audit, a conflict and a proposal show. */
  readonly present: (row: Row, viewer: Viewer) => Presented | Promise<Presented>;
  readonly message: string;
  /** The body of the response; `{ success, data, message }`, or without `data` after a deletion. */
  readonly respond?: (presented: Presented | undefined, message: string) => EndpointOutput<N>;
}

export interface CommandResult {
  readonly subjectId: string | null;
  readonly before: Presented | null;
  readonly beforeVersion: number | null;
  readonly after: Presented | null;
}

/** A command that the scope `propose` allows only to be stored. */
export interface ProposedChange extends CommandResult {
  readonly isProposal: true;
}

export interface CommandInput {
  readonly params: unknown;
  readonly body: unknown;
  readonly actor: Actor;
}

export interface RunOptions extends CommandInput {
  /** The version the editor started from; `none` when there was no object yet; null when they named nothing. */
  readonly editedVersion: number | 'none' | null;
}

/** A command with its types erased, as the table of commands holds it: an approval replays it by its endpoint's name. */
export interface StoredCommand {
  readonly subjectType: string;
  run(unit: UnitOfWork, options: RunOptions): Promise<CommandResult | ProposedChange>;
  /** The version of the object now; null when there is none. */
  findVersion(db: Queryable, options: CommandInput): Promise<number | null>;
}

class Rollback extends Error {
  constructor(readonly after: Presented | null) {
    super();
  }
}

/** Runs the work as a savepoint that is always undone, and says what it would have made of the object. */
async function tryOut(tx: Transaction, work: (tx: Transaction) => Promise<Presented | null>) {
  try {
    return await tx.transaction(async (savepoint) => {
      throw new Rollback(await work(savepoint));
    });
  } catch (error) {
    if (error instanceof Rollback) return error.after;
    throw error;
  }
}

/** The one order of a write: lock, scope, version, apply, audit. Runs inside of a unit of work. */
export function storedCommand<N extends EndpointName, Row extends Versioned>(
  name: N,
  command: Omit<Command<N, Row>, 'message' | 'respond'>,
): StoredCommand {
  const { capability } = getRoute(name);
  if (capability === 'public') throw new Error(`${name} is public: a command needs somebody who acts`);

  const typed = ({ params, body, actor }: CommandInput): Omit<CommandCall<N>, 'tx' | 'audit'> => ({
    // Checked by the endpoint's schemas before it came here, or before it was stored.
    params: params as EndpointParams<N>,
    body: body as EndpointBody<N>,
    actor,
  });

  return {
    subjectType: command.subjectType,
    async findVersion(db, options) {
      const row = await command.find?.({ ...typed(options), tx: db, forUpdate: false });
      return row?.version ?? null;
    },
    async run(unit, options) {
      const { body, actor, editedVersion } = options;
      const row = await command.find?.({ ...typed(options), tx: unit.tx, forUpdate: true });
      if (command.find && !row) {
        if (!command.isUpsert) throw problem('not_found');
        // An editor who names a version had it before them: it isn't new.
        if (editedVersion) throw problem('not_found', t('Somebody else deleted this in the meantime.'));
      }

      const owner = row && (command.owner?.(row) ?? {});
      const decision = decideScope(actor, capability, owner);
      if (decision === 'refuse') throw problem('forbidden');

      const before = row ? await command.present(row, { tx: unit.tx, actor }) : null;
      if (row && before && editedVersion !== null && editedVersion !== row.version)
        throw versionConflict(before, row.version, body);
      const unseen = row && editedVersion === null && command.refuseUnseen?.(row, typed(options).body);
      if (unseen) throw problem('conflict', unseen);

      const applyIn = async (tx: Transaction) => {
        const changed = await command.apply({ ...typed(options), tx, audit: unit.audit }, row);
        return changed ? { id: changed.id, after: await command.present(changed, { tx, actor }) } : null;
      };

      if (decision === 'propose') {
        unit.changesNothing();
        const after = await tryOut(unit.tx, async (tx) => (await applyIn(tx))?.after ?? null);
        return {
          isProposal: true,
          subjectId: row ? String(row.id) : null,
          before,
          beforeVersion: row?.version ?? null,
          after,
        };
      }

      const changed = await applyIn(unit.tx);
      const subjectId = changed?.id ?? row?.id;
      await unit.audit({
        action: `${command.subjectType}.${command.verb}`,
        subjectType: command.subjectType,
        subjectId,
        before: before ?? undefined,
        after: changed?.after,
      });
      return {
        subjectId: subjectId === undefined ? null : String(subjectId),
        before,
        beforeVersion: row?.version ?? null,
        after: changed?.after ?? null,
      };
    },
  };
}

/** The body of a successful response. */
export function respondWith<N extends EndpointName, Row extends Versioned>(
  command: Command<N, Row>,
  after: Presented | null,
): EndpointOutput<N> {
  const { message, respond } = command;
  if (respond) return respond(after ?? undefined, message);
  // Every record of a command responds in this envelope unless the command says how (`respond`).
  return { success: true, message, ...(after && { data: after }) } as EndpointOutput<N>;
}

export type CommandTable = Map<EndpointName, StoredCommand>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Every command by the name of its endpoint. */
    readonly commands: CommandTable;
  }
}
