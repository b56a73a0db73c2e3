import { decideScope, type Actor, type ContentSubject, type Owned } from '@narthex/shared-contracts';
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

/** Describes the arguments of a command: the validated input of its endpoint, and the caller. */
export interface CommandCall<N extends EndpointName> {
  readonly tx: Transaction;
  readonly params: EndpointParams<N>;
  readonly body: EndpointBody<N>;
  readonly actor: Actor;
  /**
   * Records consequences of the write, such as a seat given to the next person. The write itself is always
   * recorded.
   */
  readonly audit: UnitOfWork['audit'];
  /** Throws unless the caller has just proved that it is them, for input that needs it. */
  readonly requireProof: UnitOfWork['requireProof'];
  /** Is the language of the caller's page. */
  readonly language: UnitOfWork['language'];
}

type OfUnit = 'tx' | 'audit' | 'requireProof' | 'language';

export interface FindCall<N extends EndpointName> extends Omit<CommandCall<N>, OfUnit> {
  readonly tx: Queryable;
  /** If true, the row must be locked for the transaction. */
  readonly forUpdate: boolean;
}

/**
 * Describes the person an object is presented to. A write, a conflict or a proposal must reveal no more than
 * reading it.
 */
export interface Viewer {
  readonly tx: Transaction;
  readonly actor: Actor;
}

/** Describes the particular parts of a write to one kind of object. */
export interface Command<N extends EndpointName, Row extends Versioned> {
  /** Names the kind of object in the audit log, such as `event`. */
  readonly subjectType: string;
  /** Names the action in the audit log: `update` becomes `event.update`. */
  readonly verb: string;
  /** Reads the object, with a lock if `forUpdate` is true; it is null for a create. */
  readonly find: ((call: FindCall<N>) => Promise<Row | undefined>) | null;
  /** If true, a missing object is created; otherwise it is refused with 404. */
  readonly isUpsert?: boolean;
  /** Returns the owner of the object; by default it belongs to the whole church. */
  readonly owner?: (row: Row) => Owned;
  /** Returns a reason to refuse a change without a version, or undefined if it is allowed. */
  readonly refuseUnseen?: (row: Row, body: EndpointBody<N>) => string | undefined;
  /** Writes the change and returns the changed object, or undefined after a deletion. */
  readonly apply: (call: CommandCall<N>, row: Row | undefined) => Promise<Row | undefined>;
  /** Returns the object as the caller may see it. The audit log, a conflict and a proposal show it too. */
  readonly present: (row: Row, viewer: Viewer) => Presented | Promise<Presented>;
  readonly message: string;
  /**
   * Returns the body of the response. The default is `{ success, data, message }`, without `data` after a
   * deletion.
   */
  readonly respond?: (presented: Presented | undefined, message: string) => EndpointOutput<N>;
}

export interface CommandResult {
  readonly subjectId: string | null;
  readonly before: Presented | null;
  readonly beforeVersion: number | null;
  readonly after: Presented | null;
}

/** Is the result of a command that was only stored, because the caller's scope is `propose`. */
export interface ProposedChange extends CommandResult {
  readonly isProposal: true;
}

export interface CommandInput {
  readonly params: unknown;
  readonly body: unknown;
  readonly actor: Actor;
}

export interface RunOptions extends CommandInput {
  /**
   * Holds the version that the editor loaded: `none` if there was no object yet, null if the request names
   * none.
   */
  readonly editedVersion: number | 'none' | null;
}

/**
 * Is a command without its types, as the table of commands stores it. An approval executes it by the name of
 * its endpoint.
 */
export interface StoredCommand {
  readonly subjectType: string;
  /** Lists the content that the command changes, as the record of its endpoint says. */
  readonly invalidates: readonly ContentSubject[];
  run(unit: UnitOfWork, options: RunOptions): Promise<CommandResult | ProposedChange>;
  /** Returns the current version of the object, or null if there is none. */
  findVersion(db: Queryable, options: CommandInput): Promise<number | null>;
}

class Rollback extends Error {
  constructor(readonly after: Presented | null) {
    super();
  }
}

/** Runs the work in a savepoint that is always rolled back, and returns the object it would have created. */
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

/**
 * Creates a command that always follows the same order: lock, scope, version, apply, audit. It runs in a unit
 * of work.
 */
export function storedCommand<N extends EndpointName, Row extends Versioned>(
  name: N,
  command: Omit<Command<N, Row>, 'message' | 'respond'>,
): StoredCommand {
  const { capability, invalidates = [], needsRecentProof } = getRoute(name);
  if (capability === 'public') throw new Error(`${name} is public: a command needs somebody who acts`);

  const typed = ({ params, body, actor }: CommandInput): Omit<CommandCall<N>, OfUnit> => ({
    // The endpoint's schemas validated them before the call, or before the proposal was stored.
    params: params as EndpointParams<N>,
    body: body as EndpointBody<N>,
    actor,
  });

  return {
    subjectType: command.subjectType,
    invalidates,
    async findVersion(db, options) {
      const row = await command.find?.({ ...typed(options), tx: db, forUpdate: false });
      return row?.version ?? null;
    },
    async run(unit, options) {
      const { body, actor, editedVersion } = options;
      // The approver of a proposal needs the proof too, whose own endpoint is another one.
      if (needsRecentProof) unit.requireProof();
      const row = await command.find?.({ ...typed(options), tx: unit.tx, forUpdate: true });
      if (command.find && !row) {
        if (!command.isUpsert) throw problem('not_found');
        // An editor who sends a version had loaded the object, so it isn't new.
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
        const { audit, requireProof, language } = unit;
        const changed = await command.apply({ ...typed(options), tx, audit, requireProof, language }, row);
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

/** Returns the body of a successful response. */
export function respondWith<N extends EndpointName, Row extends Versioned>(
  command: Command<N, Row>,
  after: Presented | null,
): EndpointOutput<N> {
  const { message, respond } = command;
  if (respond) return respond(after ?? undefined, message);
  // Every record of a command responds with this envelope unless the command defines `respond`.
  return { success: true, message, ...(after && { data: after }) } as EndpointOutput<N>;
}

export type CommandTable = Map<string, StoredCommand>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Contains every command by the name of its endpoint. */
    readonly commands: CommandTable;
  }
}
