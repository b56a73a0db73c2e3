import { eq } from 'drizzle-orm';
import { signIn, withTestApp, type Kind } from '../../../../test/build-app';
import { createUser } from '../../../../test/factories';
import { auditLog, users } from '../../../database/schema/people/auth';

const app = withTestApp();
let headers: Record<string, string>;

beforeAll(async () => {
  ({ headers } = await signIn(app(), 'elder'));
});
beforeEach(async () => {
  await app().db.delete(users).where(eq(users.role, 'member'));
});

const HEAD = 'First name,Last name,Email,Phone,Date of birth,Address,Membership date,Status';
const send = (csv: string, changes: object = {}, as = headers) =>
  app().inject({
    method: 'POST',
    url: '/api/v1/members/import',
    headers: as,
    payload: { csv, dry_run: false, ...changes },
  });
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
const exported = (query = '') => app().inject({ url: `/api/v1/members/export${query}`, headers });
const readMembers = () => app().db.select().from(users).where(eq(users.role, 'member')).orderBy(users.id);

describe('a file of members', () => {
  it('is only looked at in a dry run', async () => {
    await createUser(app(), { email: 'old@demo.test', phone: '0700', firstName: 'Old', lastName: 'Friend' });
    await createUser(app(), { email: 'same@demo.test', firstName: 'Same', lastName: 'Always' });
    const csv = file(
      'New,Person,new@demo.test,,,,,',
      'Old,Friend,OLD@demo.test,0711,,,,',
      'Same,Always,same@demo.test,,,,,active',
    );
    const response = await send(csv, { dry_run: true });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual({
      is_dry_run: true,
      rows: 3,
      created: 1,
      changed: 1,
      skipped: 1,
      errors: [],
      ignored_columns: [],
    });
    expect(await readMembers()).toHaveLength(2);
  });

  it('is read past thousands of columns of its own', async () => {
    const head = `${HEAD},${Array.from({ length: 2_400 }, (_, at) => `c${at}`.slice(0, 3)).join(',')}`;
    const rows = Array.from({ length: 5_000 }, (_, at) => `Nia,Wambui${at}`);
    const response = await send([head, ...rows].join('\n'), { dry_run: true });
    expect(response.json().data).toMatchObject({ rows: 5_000, created: 5_000, errors: [] });
  });

  it('adds people and changes those it knows by their address; empty cells change nothing', async () => {
    const known = await createUser(app(), {
      email: 'old@demo.test',
      firstName: 'Old',
      lastName: 'Friend',
      phone: '0700',
      address: 'Hostel 4',
    });
    const response = await send(
      file('Old,Friend,old@demo.test,0711,,,,inactive', 'Nia,"Too, Jr.",,,3/2/2001,"Hall ""B""",2020-05-09,'),
    );
    expect(response.json().data).toMatchObject({ created: 1, changed: 1, skipped: 0 });
    const [old, nia] = await readMembers();
    expect(old).toMatchObject({
      id: known.id,
      phone: '0711',
      address: 'Hostel 4',
      membershipStatus: 'inactive',
      version: 2,
    });
    expect(nia).toMatchObject({
      lastName: 'Too, Jr.',
      email: null,
      passwordHash: null,
      dateOfBirth: '2001-02-03',
      address: 'Hall "B"',
      membershipDate: '2020-05-09',
      membershipStatus: 'active',
    });
    const [entry] = await app().db.select().from(auditLog).where(eq(auditLog.action, 'member.import'));
    expect(entry).toMatchObject({
      before: { members: [{ id: known.id, phone: '[private]', status: 'active' }] },
      after: { created: 1, members: [{ id: known.id, phone: '[private, changed]', status: 'inactive' }] },
    });
    // The same file again finds everybody.
    const again = await send(file('Nia,"Too, Jr.",,,3/2/2001,,,', 'Old,Friend,old@demo.test,,,,,'));
    expect(again.json().data).toMatchObject({ created: 0, changed: 0, skipped: 2 });
  });

  it('shows every row with a mistake, its field and the reason', async () => {
    const csv = file(
      ',Person,nobody,,31/02/2001,,,gone',
      'Nia,Too,nia@demo.test,,,,,',
      'Nia,Too,NIA@demo.test,,,,,',
    );
    const response = await send(csv, { dry_run: true });
    expect(response.json().data.errors).toEqual([
      { row: 2, field: 'first_name', message: 'First name is required' },
      { row: 2, field: 'email', message: 'A valid email address is required' },
      { row: 2, field: 'date_of_birth', message: 'A date looks like 2026-11-28 or 28/11/2026' },
      { row: 2, field: 'status', message: 'Status is active or inactive' },
      { row: 4, field: 'email', message: 'Row 3 has the same email address' },
    ]);
    const run = await send(csv);
    expect(run.statusCode).toBe(422);
    expect(run.json().errors.csv[0]).toBe('Row 2, first_name: First name is required');
    expect(await readMembers()).toEqual([]);
  });

  it('never takes a role, and says which columns it does not read', async () => {
    const csv = 'last_name;First Name;role;Shoe size\nToo;Nia;admin;38';
    const response = await send(csv);
    expect(response.json().data).toMatchObject({ created: 1, ignored_columns: ['role', 'Shoe size'] });
    expect(await readMembers()).toMatchObject([{ firstName: 'Nia', lastName: 'Too', role: 'member' }]);
  });

  it.each([
    ['nothing', '', 'The file is empty'],
    ['no rows', HEAD, 'The file has no rows below the first one.'],
    ['no names', 'Email,Phone\na@demo.test,0700', 'The first row lacks “First name” and “Last name”.'],
    ['a column twice', `${HEAD},email\na,b,,,,,,,`, 'The column “Email” is there twice.'],
    ['another encoding', file('Ren\uFFFDe,Too,,,,,,'), /isn’t UTF-8/],
    ['an open quote', file('"Nia,Too,,,,,,'), /can’t be read as CSV/],
    ['too many rows', file(...Array.from({ length: 5001 }, () => 'Nia,Too,,,,,,')), /At most 5,000 rows/],
  ])('is refused with %s', async (_, csv, message) => {
    const response = await send(csv, { dry_run: true });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.csv[0]).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  it('is refused when it is too large', async () => {
    const response = await send('x'.repeat(2 * 1024 * 1024 + 1));
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.csv[0]).toBe('The file is larger than 2 MB. Please split it.');
    expect((await send('x'.repeat(7 * 1024 * 1024))).statusCode).toBe(413);
  });

  it.each(['member', 'youth leader', 'pastoral leader'] as const)(
    'is refused to a %s, either way',
    async (kind: Kind) => {
      const session = await signIn(app(), kind);
      expect((await send(file('Nia,Too,,,,,,'), {}, session.headers)).statusCode).toBe(403);
      const url = '/api/v1/members/export';
      expect((await app().inject({ url, headers: session.headers })).statusCode).toBe(403);
      expect((await app().inject({ url })).statusCode).toBe(401);
    },
  );
});

describe('the register as a file', () => {
  it('holds who the filters leave, by name, with cells that no spreadsheet runs', async () => {
    await createUser(app(), {
      firstName: 'Zawadi',
      lastName: 'Aoko',
      email: 'z@demo.test',
      phone: '+254 700',
    });
    await createUser(app(), { firstName: '=1+1', lastName: 'Baraka', email: null, passwordHash: null });
    await createUser(app(), { lastName: 'Gone', membershipStatus: 'inactive' });
    const response = await exported('?status=active&has_account=false');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="members-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.body).toBe(
      `\uFEFF${HEAD},Role,Ministries,Account\r\n'=1+1,Baraka,,,,,,active,member,,no\r\n`,
    );
    const all = (await exported('?status=active')).body.split('\r\n');
    expect(all.findIndex((line) => line.startsWith("Zawadi,Aoko,z@demo.test,'+254 700"))).toBeGreaterThan(0);
    expect(all.join()).not.toContain('Gone');
    const entries = await app().db.select().from(auditLog).where(eq(auditLog.action, 'member.export'));
    expect(entries[0]?.after).toMatchObject({ status: 'active', has_account: 'false' });
  });

  it('comes back as it went', async () => {
    await createUser(app(), { firstName: '=1+1', lastName: 'Baraka', phone: '+254 700', address: '-' });
    const { body } = await exported('?search=Baraka');
    const response = await send(body, { dry_run: true });
    expect(response.json().data).toMatchObject({ created: 0, changed: 0, skipped: 1, errors: [] });
  });

  it('goes on behind what is read at once', async () => {
    await app()
      .db.insert(users)
      .values(
        Array.from({ length: 1203 }, (_, index) => ({
          firstName: `P${index % 7}`,
          lastName: `L${index % 11}`,
          email: `p${index}@demo.test`,
        })),
      );
    const lines = (await exported('?has_account=false')).body.trim().split('\r\n');
    expect(lines).toHaveLength(1204);
    expect(new Set(lines).size).toBe(1204);
  });
});
