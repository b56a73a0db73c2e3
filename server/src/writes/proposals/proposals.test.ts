import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withTestDatabase } from '../../../test/database';
import { auditLog, users } from '../../database/schema/auth';
import { proposals } from '../../database/schema/writes';
import type { CommandTable, RunOptions, StoredCommand } from '../command';
import { approveProposal, rejectProposal } from '../../modules/proposals/decide-proposal';
import { insertProposal, listProposals, type ProposalFilter } from './proposals-repository';
import { runUnitOfWork } from '../unit/unit-of-work';
import { namedWriter } from '../unit/writer';

const database = withTestDatabase();
const db = () => database().db;
const request = {} as FastifyRequest;
const actor = { id: 1, role: 'admin', department: null } as const;

type Request = [request: Parameters<typeof listProposals>[2], defaultSort?: 'created_at' | '-created_at'];

let ran: RunOptions[] = [];
const command: StoredCommand = {
  subjectType: 'slide',
  invalidates: ['homepage'],
  findVersion: async () => 1,
  async run(unit, options) {
    ran.push(options);
    unit.invalidates('homepage');
    return { subjectId: '7', before: null, beforeVersion: null, after: null };
  },
};
const proposingAgain: StoredCommand = {
  ...command,
  run: async (unit, options) => ({ ...(await command.run(unit, options)), isProposal: true as const }),
};
const commands: CommandTable = new Map([
  ['slides.update', command],
  ['slides.create', proposingAgain],
]);
const app: Pick<FastifyInstance, 'unitOfWork' | 'commands'> = {
  commands,
  unitOfWork: async (_request, work) =>
    (await runUnitOfWork(db(), { writer: namedWriter('Test') }, work)).result,
};

const propose = (more: Partial<Parameters<typeof insertProposal>[1]> = {}) =>
  db().transaction((tx) =>
    insertProposal(tx, {
      endpoint: 'slides.update',
      params: { id: '7' },
      body: { title: 'New' },
      subject_type: 'slide',
      subject_id: '7',
      base: { title: 'Old' },
      base_version: 3,
      preview: { title: 'New' },
      author_label: 'Kevin Were',
      ...more,
    }),
  );
const find = async (id: number) => (await db().select().from(proposals).where(eq(proposals.id, id)))[0];
const lastAudit = async () => (await db().select().from(auditLog)).at(-1);

beforeAll(async () => {
  await db()
    .insert(users)
    .values([
      { id: 1, email: 'a@demo.test', password_hash: '-', first_name: 'Joseph', last_name: 'Ekal' },
      { id: 2, email: 'b@demo.test', password_hash: '-', first_name: 'Kevin', last_name: 'Were' },
    ]);
});
beforeEach(async () => {
  ran = [];
  await db().delete(proposals);
});

describe('approving', () => {
  it('runs the command as it was sent, by the one who approves, on the version it was based on', async () => {
    const id = await propose();
    expect(await approveProposal(app, request, { id, actor })).toMatchObject({ subjectId: '7' });
    expect(ran).toEqual([{ params: { id: '7' }, body: { title: 'New' }, actor, editedVersion: 3 }]);
    expect(await find(id)).toMatchObject({ status: 'approved', decided_by: 1, reason: null });
    expect((await find(id))?.decided_at).toBeInstanceOf(Date);
    expect(await lastAudit()).toMatchObject({
      action: 'proposal.approve',
      subject_type: 'proposal',
      subject_id: String(id),
      after: { subject_type: 'slide', subject_id: '7', author: 'Kevin Were' },
    });
  });

  it('runs what was proposed for nothing as something new, which overwrites nothing', async () => {
    const id = await propose({ subject_id: null, base: null, base_version: null });
    await approveProposal(app, request, { id, actor });
    expect(ran).toMatchObject([{ editedVersion: 0 }]);
  });

  it.each([
    ['that is not there', 'not_found', undefined, {}],
    [
      'of a kind that is gone',
      'conflict',
      'This kind of change does not exist any more.',
      { endpoint: 'gone.update' },
    ],
    ['that the one who approves may only propose', 'forbidden', undefined, { endpoint: 'slides.create' }],
  ])('refuses a change %s', async (title, code, message, more) => {
    const id = title === 'that is not there' ? 0 : await propose(more);
    await expect(approveProposal(app, request, { id, actor })).rejects.toMatchObject({
      code,
      ...(message && { message }),
    });
    if (id) expect(await find(id)).toMatchObject({ status: 'pending', decided_by: null });
  });
});

it('rejects with a reason, once', async () => {
  const id = await propose();
  await rejectProposal(app, request, { id, actor, reason: 'Too long' });
  expect(await find(id)).toMatchObject({ status: 'rejected', decided_by: 1, reason: 'Too long' });
  expect(ran).toEqual([]);
  expect(await lastAudit()).toMatchObject({
    action: 'proposal.reject',
    subject_type: 'proposal',
    subject_id: String(id),
    after: { subject_type: 'slide', author: 'Kevin Were', reason: 'Too long' },
  });
  expect(await rejectProposal(app, request, { id, actor, reason: 'Too short' })).toBe(false);
  expect(await find(id)).toMatchObject({ reason: 'Too long' });
  await expect(approveProposal(app, request, { id, actor })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This was rejected already.',
  });
  await expect(rejectProposal(app, request, { id: 0, actor, reason: '-' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

describe('the list', () => {
  const list = async (filter: ProposalFilter = {}, ...request: Request) => {
    const { rows, meta } = await listProposals(db(), filter, ...request);
    return { titles: rows.map(({ preview }) => preview?.title), total: meta.total };
  };

  beforeEach(async () => {
    const ids = [
      await propose({ preview: { title: '100 % hope' }, author_id: 2 }),
      await propose({ preview: { title: 'Under_score' }, author_label: 'Neema Achieng' }),
      await propose({ preview: { title: 'Back\\slash' } }),
    ];
    // Proposals of the same instant keep their order.
    await db()
      .update(proposals)
      .set({ created_at: new Date('2026-01-02') });
    await db()
      .update(proposals)
      .set({ created_at: new Date('2026-01-01') })
      .where(eq(proposals.id, ids[2] ?? 0));
    await db()
      .update(proposals)
      .set({ status: 'rejected' })
      .where(eq(proposals.id, ids[1] ?? 0));
  });

  it('begins with the oldest, or with the newest', async () => {
    const oldestFirst = ['Back\\slash', '100 % hope', 'Under_score'];
    expect(await list({}, {})).toEqual({ titles: oldestFirst, total: 3 });
    expect((await list({}, {}, '-created_at')).titles).toEqual([...oldestFirst].reverse());
    expect((await list({}, { sort: '-created_at' })).titles).toEqual([...oldestFirst].reverse());
  });

  it('has pages', async () => {
    expect(await list({}, { per_page: 2 })).toEqual({ titles: ['Back\\slash', '100 % hope'], total: 3 });
    expect(await list({}, { per_page: 2, page: 2 })).toEqual({ titles: ['Under_score'], total: 3 });
  });

  it.each<[string, ProposalFilter, Request[0], string[]]>([
    ['state', { status: 'rejected' }, {}, ['Under_score']],
    ['author', { author_id: 2 }, {}, ['100 % hope']],
    ['title', {}, { search: 'HOPE' }, ['100 % hope']],
    ['two things', { status: 'pending' }, { search: 'score' }, []],
  ])('is narrowed by %s', async (_, filter, request, titles) => {
    expect(await list(filter, request)).toEqual({ titles, total: titles.length });
  });
});
