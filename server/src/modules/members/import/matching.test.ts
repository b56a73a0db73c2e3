import { eq } from 'drizzle-orm';
import type { ImportDecision, MemberImportResult } from '@narthex/shared-contracts/schemas/member-import';
import { signIn, withTestApp } from '../../../../test/build-app';
import { createUser } from '../../../../test/factories';
import { users } from '../../../database/schema/auth';

const app = withTestApp();
let headers: Record<string, string>;

beforeAll(async () => {
  ({ headers } = await signIn(app(), 'elder'));
});
beforeEach(async () => {
  await app().db.delete(users).where(eq(users.role, 'member'));
});

const HEAD = 'First name,Last name,Email,Phone,Date of birth';
type Decisions = Record<number, ImportDecision>;
const send = (rows: string[], decisions: Decisions = {}, dryRun = false) =>
  app().inject({
    method: 'POST',
    url: '/api/v1/members/import',
    headers,
    payload: { csv: [HEAD, ...rows].join('\n'), dry_run: dryRun, decisions },
  });
const check = async (...rows: string[]) =>
  (await send(rows, {}, true)).json<{ data: MemberImportResult }>().data;
const readMembers = () => app().db.select().from(users).where(eq(users.role, 'member')).orderBy(users.id);
const person = (values: object = {}) =>
  createUser(app(), {
    first_name: 'José',
    last_name: 'Ng’ang’a',
    email: null,
    password_hash: null,
    phone: '+254712345678',
    date_of_birth: '2001-02-13',
    ...values,
  });

describe('a row that may be somebody', () => {
  it('is the same, new or left out, as the importer says', async () => {
    const { id } = await person();
    const row = 'Jose,Nganga,jose@demo.test,0733 345 678,';
    const skipped = await send([row], { 2: { choice: 'skip' } });
    expect(skipped.json().data).toMatchObject({
      created: 0,
      changed: 0,
      left: [{ row: 2, name: 'Jose Nganga', reason: 'You chose to leave this row out.' }],
    });
    await send([row], { 2: { choice: 'same', member_id: id } });
    expect(await readMembers()).toMatchObject([
      // The file's spelling lacks the accents: the register keeps its own.
      { first_name: 'José', last_name: 'Ng’ang’a', email: 'jose@demo.test', phone: '+254 733 345 678' },
    ]);
    await send(['Jose,Nganga,,0799 345 678,'], { 2: { choice: 'new' } });
    expect(await readMembers()).toHaveLength(2);
  });

  it('gives the person the new values that were chosen, and no other', async () => {
    const { id } = await person();
    const row = 'Jose,Nganga,jose@demo.test,0733 345 678,14/03/2002';
    expect((await check(row)).matches[0]?.candidates[0]?.changes).toEqual([
      { field: 'first_name', from: 'José', to: 'Jose', is_taken: false },
      { field: 'last_name', from: 'Ng’ang’a', to: 'Nganga', is_taken: false },
      { field: 'email', from: null, to: 'jose@demo.test', is_taken: true },
      { field: 'phone', from: '+254 712 345 678', to: '+254 733 345 678', is_taken: true },
      { field: 'date_of_birth', from: '2001-02-13', to: '2002-03-14', is_taken: true },
    ]);
    await send([row], { 2: { choice: 'same', member_id: id, take: ['last_name', 'phone'] } });
    expect(await readMembers()).toMatchObject([
      {
        first_name: 'José',
        last_name: 'Nganga',
        email: null,
        phone: '+254 733 345 678',
        date_of_birth: '2001-02-13',
      },
    ]);
  });

  it('is somebody it looks like, not anybody', async () => {
    await person();
    const { id } = await createUser(app(), { first_name: 'Amina', last_name: 'Ali', phone: null });
    const response = await send(['Jose,Nganga,,,'], { 2: { choice: 'same', member_id: id } });
    expect(response.statusCode).toBe(422);
  });

  it('can’t be new with the address of somebody', async () => {
    const { id } = await person({ email: 'jose@demo.test' });
    const row = 'Amina,Ali,jose@demo.test,,';
    expect((await check(row)).matches).toMatchObject([
      { is_sure: false, can_be_new: false, candidates: [{ id, reasons: ['email'] }] },
    ]);
    expect((await send([row], { 2: { choice: 'new' } })).statusCode).toBe(422);
  });

  it('is nobody beyond doubt where only the address is otherwise', async () => {
    const { id } = await person({ email: 'jose@demo.test', phone: null, date_of_birth: null });
    const namesake = 'José,Ng’ang’a,other@demo.test,,';
    expect((await check(namesake)).matches).toMatchObject([
      { is_sure: false, can_be_new: true, candidates: [{ id, reasons: ['name'] }] },
    ]);
    const refused = await send([namesake]);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.csv).toEqual([
      'Decide about row 2 first: it may be somebody in the register.',
    ]);
    await send([namesake], { 2: { choice: 'new' } });
    expect(await readMembers()).toMatchObject([{ email: 'jose@demo.test' }, { email: 'other@demo.test' }]);
  });

  it('may be an earlier row of the file', async () => {
    const rows = ['Nia,Too,,,', 'Nia,Too,,0733 345 678,'];
    expect((await check(...rows)).matches).toMatchObject([{ row: 3, candidates: [], earlier_row: 2 }]);
    const stored = await send(rows, { 3: { choice: 'new' } });
    expect(stored.json().data).toMatchObject({ created: 2 });
  });
});

describe('a row that is somebody beyond doubt', () => {
  it.each([
    ['name and phone', 'Jose,Nganga,,0712345678,14/03/2002'],
    ['name and birthday', 'Jose,Nganga,,0733 345 678,13/02/2001'],
  ])('changes them by %s, unless it is left out', async (_, row) => {
    const { id } = await person();
    const result = await check(row);
    expect(result).toMatchObject({ changed: 1, matches: [{ is_sure: true, candidates: [{ id }] }] });
    expect((await send([row], { 2: { choice: 'skip' } })).json().data).toMatchObject({ changed: 0 });
    expect((await send([row])).json().data).toMatchObject({ changed: 1 });
    expect(await readMembers()).toHaveLength(1);
  });
});
