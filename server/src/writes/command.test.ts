import type { Actor } from '@narthex/shared-contracts';
import type { Queryable } from '../database/database-handle';
import { ProblemError } from '../problem-error';
import type { AuditEntry } from './audit-repository';
import { respondWith, storedCommand, type Command, type Versioned } from './command';
import type { UnitOfWork } from './unit/unit-of-work';

interface Row extends Versioned {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly department: 'youth' | 'music' | null;
}

const ADMIN: Actor = { id: 1, role: 'admin', department: null };
const YOUTH: Actor = { id: 2, role: 'leader', department: 'youth' };

let rows = new Map<number, Row>();
let audited: AuditEntry[] = [];
let changesPages = true;
let locks: boolean[] = [];
beforeEach(() => {
  rows = new Map([[7, { id: 7, version: 3, title: 'Old', department: null }]]);
  audited = [];
  changesPages = true;
  locks = [];
});

/** The transaction has only savepoints, which undo the work if it throws. */
const tx = {
  transaction: async (work: (savepoint: unknown) => Promise<unknown>) => {
    const before = new Map(rows);
    try {
      return await work(tx);
    } catch (error) {
      rows = before;
      throw error;
    }
  },
} as unknown as UnitOfWork['tx'];

const unit: UnitOfWork = {
  tx,
  audit: async (entry) => void audited.push(entry),
  invalidates: () => undefined,
  changesNothing: () => {
    changesPages = false;
  },
  requireProof: () => undefined,
  language: 'en',
};

const present = ({ title, version }: Row) => ({ title, version });

type Update = Command<'slides.update', Row>;
const update: Update = {
  subjectType: 'slide',
  verb: 'update',
  message: 'Saved.',
  find: async ({ params, forUpdate }) => {
    locks.push(forUpdate);
    return rows.get(params.id);
  },
  apply: async ({ params, body }, row) => {
    const { id } = params;
    const changed = { id, version: (row?.version ?? 0) + 1, title: String(body.title), department: null };
    rows.set(id, changed);
    return changed;
  },
  present,
};
const remove: Update = {
  ...update,
  verb: 'delete',
  apply: async ({ params }) => {
    rows.delete(params.id);
    return undefined;
  },
};
const create: Update = { ...update, verb: 'create', find: null };

const options = (actor: Actor, more: { id?: number; title?: string; editedVersion?: number } = {}) => ({
  params: { id: more.id ?? 7 },
  body: { title: more.title ?? 'New' },
  actor,
  editedVersion: more.editedVersion ?? null,
});
const run = (command: Update, ...call: Parameters<typeof options>) =>
  storedCommand('slides.update', command).run(unit, options(...call));
const runEvent = (command: Update, ...call: Parameters<typeof options>) =>
  storedCommand('events.update', command as unknown as Command<'events.update', Row>).run(
    unit,
    options(...call),
  );
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ProblemError ? error : Promise.reject(error)),
  );

it('writes, records what it changed, and says what was and what is', async () => {
  expect(await run(update, ADMIN)).toEqual({
    subjectId: '7',
    before: { title: 'Old', version: 3 },
    beforeVersion: 3,
    after: { title: 'New', version: 4 },
  });
  expect(audited).toEqual([
    {
      action: 'slide.update',
      subjectType: 'slide',
      subjectId: 7,
      before: { title: 'Old', version: 3 },
      after: { title: 'New', version: 4 },
    },
  ]);
  expect(changesPages).toBe(true);
});

it('creates without anything to find', async () => {
  expect(await run(create, ADMIN, { id: 8 })).toEqual({
    subjectId: '8',
    before: null,
    beforeVersion: null,
    after: { title: 'New', version: 1 },
  });
  expect(audited).toEqual([
    { action: 'slide.create', subjectType: 'slide', subjectId: 8, after: { title: 'New', version: 1 } },
  ]);
});

it('deletes, and records what there was', async () => {
  expect(await run(remove, ADMIN)).toEqual({
    subjectId: '7',
    before: { title: 'Old', version: 3 },
    beforeVersion: 3,
    after: null,
  });
  expect(rows.size).toBe(0);
  expect(audited).toEqual([
    { action: 'slide.delete', subjectType: 'slide', subjectId: 7, before: { title: 'Old', version: 3 } },
  ]);
});

it('names no subject when there was none and is none', async () => {
  const nothing: Update = { ...update, isUpsert: true, apply: async () => undefined };
  expect(await run(nothing, ADMIN, { id: 9 })).toEqual({
    subjectId: null,
    before: null,
    beforeVersion: null,
    after: null,
  });
});

it('holds the row for a write, and only looks for its version', async () => {
  const command = storedCommand('slides.update', update);
  await command.run(unit, options(ADMIN));
  const db = tx as Queryable;
  expect(await command.findVersion(db, options(ADMIN))).toBe(4);
  expect(await command.findVersion(db, options(ADMIN, { id: 9 }))).toBeNull();
  expect(await storedCommand('slides.update', create).findVersion(db, options(ADMIN))).toBeNull();
  expect(locks).toEqual([true, false, false]);
});

it('is not found where there is nothing, unless it puts it there', async () => {
  expect((await refusal(run(update, ADMIN, { id: 9 })))?.code).toBe('not_found');
  const saved = await run({ ...update, isUpsert: true }, ADMIN, { id: 9 });
  expect(saved).toMatchObject({ subjectId: '9', before: null, after: { version: 1 } });
});

it('does not put back what somebody deleted while it was edited', async () => {
  const refused = await refusal(run({ ...update, isUpsert: true }, ADMIN, { id: 9, editedVersion: 5 }));
  expect(refused).toMatchObject({
    code: 'not_found',
    message: 'Somebody else deleted this in the meantime.',
  });
  expect([rows.has(9), audited]).toEqual([false, []]);
});

it('creates for an editor who saw that there was nothing, and does not overwrite what came meanwhile', async () => {
  const upsert = { ...update, isUpsert: true };
  expect(await run(upsert, ADMIN, { id: 9, editedVersion: 0 })).toMatchObject({ subjectId: '9' });
  expect(await refusal(run(upsert, ADMIN, { id: 9, editedVersion: 0 }))).toMatchObject({
    code: 'conflict',
    conflict: { current_version: 1 },
  });
});

it('shows a conflict, and what was written, as the one who acts may see them', async () => {
  const presentFor: Update = {
    ...update,
    present: ({ title, version }, { actor }) => (actor.role === 'admin' ? { title, version } : { version }),
  };
  rows.set(7, { id: 7, version: 3, title: 'Old', department: 'youth' });
  const refused = await refusal(run(presentFor, YOUTH, { editedVersion: 2 }));
  expect(refused?.conflict?.current).toEqual({ version: 3 });
  expect(await run(presentFor, YOUTH)).toMatchObject({ before: { version: 3 }, after: { version: 4 } });
});

it('creates whatever version is named', async () => {
  expect(await run(create, ADMIN, { id: 8, editedVersion: 5 })).toMatchObject({ subjectId: '8' });
});

describe('the scope', () => {
  const owner = ({ department }: Row) => ({ department });

  it('covers what belongs to one’s own department', async () => {
    rows.set(7, { id: 7, version: 3, title: 'Old', department: 'youth' });
    expect(await runEvent({ ...update, owner }, YOUTH)).toMatchObject({ after: { title: 'New' } });
    expect(await runEvent(create, YOUTH, { id: 8 })).toMatchObject({ after: { title: 'New' } });
  });

  it.each<[string, Row['department'], Update]>([
    ['another department', 'music', { ...update, owner }],
    ['the whole church', null, { ...update, owner }],
    ['the whole church, which is whose things are unless a command says', 'youth', update],
  ])('refuses what belongs to %s, before anything is written', async (_title, department, command) => {
    rows.set(7, { id: 7, version: 3, title: 'Old', department });
    expect((await refusal(runEvent(command, YOUTH)))?.code).toBe('forbidden');
    expect(rows.get(7)?.title).toBe('Old');
    expect(audited).toEqual([]);
  });

  it('needs somebody who acts', () => {
    const command = update as unknown as Command<'auth.login', Row>;
    expect(() => storedCommand('auth.login', command)).toThrow('auth.login is public');
  });
});

describe('the version an editor started from', () => {
  it('is accepted when nobody wrote since', async () => {
    expect(await run(update, ADMIN, { editedVersion: 3 })).toMatchObject({ after: { version: 4 } });
  });

  it.each([2, 4])('is refused as %s with what is there now and what was sent', async (editedVersion) => {
    const refused = await refusal(run(update, ADMIN, { editedVersion }));
    expect(refused).toMatchObject({
      code: 'conflict',
      message: 'Somebody else changed this in the meantime.',
      conflict: {
        current: { title: 'Old', version: 3 },
        current_version: 3,
        submitted: { title: 'New' },
      },
    });
    expect(rows.get(7)?.title).toBe('Old');
  });
});

describe('where the scope is to propose', () => {
  it('says what would change, and changes nothing', async () => {
    expect(await run(update, YOUTH)).toEqual({
      isProposal: true,
      subjectId: '7',
      before: { title: 'Old', version: 3 },
      beforeVersion: 3,
      after: { title: 'New', version: 4 },
    });
    expect(rows.get(7)?.title).toBe('Old');
    expect(audited).toEqual([]);
    expect(changesPages).toBe(false);
  });

  it('says so of something new, and of a deletion', async () => {
    expect(await run(create, YOUTH, { id: 8 })).toEqual({
      isProposal: true,
      subjectId: null,
      before: null,
      beforeVersion: null,
      after: { title: 'New', version: 1 },
    });
    expect(await run(remove, YOUTH)).toMatchObject({ isProposal: true, subjectId: '7', after: null });
    expect([...rows.keys()]).toEqual([7]);
  });

  it('refuses what could never take effect', async () => {
    const failing: Update = { ...update, apply: () => Promise.reject(new ProblemError('validation')) };
    expect((await refusal(run(failing, YOUTH)))?.code).toBe('validation');
  });
});

describe('the response', () => {
  it('carries the object, or nothing after a deletion', () => {
    expect(respondWith(update, { title: 'New' })).toEqual({
      success: true,
      message: 'Saved.',
      data: { title: 'New' },
    });
    expect(respondWith(update, null)).toEqual({ success: true, message: 'Saved.' });
  });

  it('is what the command says, if it does', () => {
    const respond = (presented: unknown, message: string) => ({ success: true, message, slide: presented });
    const command = { ...update, respond } as unknown as Update;
    expect(respondWith(command, { title: 'New' })).toStrictEqual({
      success: true,
      message: 'Saved.',
      slide: { title: 'New' },
    });
    expect(respondWith(command, null)).toStrictEqual({ success: true, message: 'Saved.', slide: undefined });
  });
});
