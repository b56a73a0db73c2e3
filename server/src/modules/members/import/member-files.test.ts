import { eq, sql } from 'drizzle-orm';
import { signIn, withTestApp, type Kind } from '../../../../test/build-app';
import { createUser } from '../../../../test/factories';
import { auditLog, users } from '../../../database/schema/auth';

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
  const OLD = { email: 'old@demo.test', phone: '+254 700 000 001', first_name: 'Old', last_name: 'Friend' };

  it('is only looked at in a dry run, which says what it would do', async () => {
    const old = await createUser(app(), OLD);
    await createUser(app(), { email: 'same@demo.test', first_name: 'Same', last_name: 'Always' });
    const csv = file(
      'New,Person,new@demo.test,,,,,',
      'Old,Friend,OLD@demo.test,0711000001,,,,',
      'Same,Always,same@demo.test,,,,,active',
    );
    const response = await send(csv, { dry_run: true });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      is_dry_run: true,
      rows: 3,
      created: 1,
      changed: 1,
      skipped: 1,
      column_problem: null,
      date_question: null,
      errors: [],
      matches: [
        {
          row: 3,
          name: 'Old Friend',
          is_sure: true,
          candidates: [
            {
              id: old.id,
              reasons: ['email', 'name'],
              changes: [{ field: 'phone', from: '+254 700 000 001', to: '+254 711 000 001', is_taken: true }],
            },
          ],
        },
      ],
      left: [{ row: 4, name: 'Same Always', reason: 'The register says the same already.' }],
      ignored_columns: [],
    });
    expect(await readMembers()).toHaveLength(2);
  });

  it('is spoken of in Swahili to somebody who reads the dashboard in it', async () => {
    await createUser(app(), { email: 'same@demo.test', first_name: 'Same', last_name: 'Always' });
    const swahili = { ...headers, 'accept-language': 'sw' };
    const table = (...rows: string[]) => ['Jina la kwanza,Ukoo,Barua pepe,DOB', ...rows].join('\n');
    const csv = table(
      'Same,Always,same@demo.test,',
      'Same,Always,other@demo.test,',
      'Nia,Too,nia@demo.test,36123',
      'Amina,Ali,nia@,',
      'Eva,Ali,eva@demo.test,1998',
      'Eve,Ali,eva@demo.test,',
    );
    const { errors, left, matches } = (await send(csv, { dry_run: true }, swahili)).json().data;
    expect(errors).toMatchObject([
      {
        row: 4,
        column: 'DOB',
        message: expect.stringContaining('Lahajedwali limebadilisha tarehe hii kuwa 36123'),
      },
      { row: 5, column: 'Barua pepe', message: 'Weka barua pepe sahihi' },
      { row: 6, column: 'DOB', message: expect.stringContaining('1998 ni mwaka tu') },
    ]);
    expect(left).toEqual([{ row: 2, name: 'Same Always', reason: 'Rejista inasema hivyo tayari.' }]);
    expect(matches[0].candidates[0].kept).toEqual([
      'Anwani ya barua pepe inabaki same@demo.test: Same Always anaweza kuibadilisha kuwa other@demo.test kwenye wasifu wake.',
    ]);

    const twice = await send(table('Eva,Ali,eva@demo.test,', 'Eve,Ali,eva@demo.test,'), {}, swahili);
    expect(twice.json().errors.csv).toEqual([
      'Safu ya 3, Barua pepe: Safu ya 2 ina anwani hiyo hiyo ya barua pepe; iache wazi kwa mmoja wa watu hao wawili',
    ]);
  });

  it('is read past thousands of columns of its own', async () => {
    const head = `${HEAD},${Array.from({ length: 2_400 }, (_, at) => `c${at}`.slice(0, 3)).join(',')}`;
    const rows = Array.from({ length: 5_000 }, (_, at) => `Nia,Wambui${at}`);
    const response = await send([head, ...rows].join('\n'), { dry_run: true });
    expect(response.json().data).toMatchObject({ rows: 5_000, created: 5_000, errors: [] });
  });

  it('adds people and changes those it knows by their address; empty cells change nothing', async () => {
    const known = await createUser(app(), { ...OLD, address: 'Hostel 4' });
    const response = await send(
      file(
        'Old,Friend,old@demo.test,0711000001,,,,inactive',
        'Nia,"Too, Jr.",,0712 345 678,13/2/2001,"Hall ""B""",2020-05-09,',
      ),
    );
    expect(response.json().data).toMatchObject({ created: 1, changed: 1, skipped: 0 });
    const [old, nia] = await readMembers();
    expect(old).toMatchObject({
      id: known.id,
      phone: '+254 711 000 001',
      address: 'Hostel 4',
      membership_status: 'inactive',
      version: 2,
    });
    expect(nia).toMatchObject({
      last_name: 'Too, Jr.',
      email: null,
      phone: '+254 712 345 678',
      password_hash: null,
      date_of_birth: '2001-02-13',
      address: 'Hall "B"',
      membership_date: '2020-05-09',
      membership_status: 'active',
    });
    const { rows } = await app().db.execute(sql`select phone from users where role = 'member' order by id`);
    expect(rows).toEqual([{ phone: '+254711000001' }, { phone: '+254712345678' }]);
    const [entry] = await app().db.select().from(auditLog).where(eq(auditLog.action, 'member.import'));
    expect(entry).toMatchObject({
      before: { members: [{ id: known.id, phone: '[private]', status: 'active' }] },
      after: { created: 1, members: [{ id: known.id, phone: '[private, changed]', status: 'inactive' }] },
    });
    // The same file again finds everybody.
    const again = await send(file('Nia,"Too, Jr.",,,13/2/2001,,,', 'Old,Friend,old@demo.test,,,,,'));
    expect(again.json().data).toMatchObject({ created: 0, changed: 0, skipped: 2 });
  });

  it('shows every row with a mistake, its column and what to do', async () => {
    const csv = file(
      ',Person,nobody,2.54712E+11,31/02/2001,,,gone',
      'Nia,Too,nia@demo.test,,,,,',
      'Nia,Too,NIA@demo.test,,,,,',
    );
    const response = await send(csv, { dry_run: true });
    const { errors } = response.json().data as { errors: Record<string, unknown>[] };
    expect(errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'Date of birth', 'There is no day 31/02/2001; check its day and its month'],
      [2, 'First name', 'First name is required'],
      [2, 'Email', 'A valid email address is required'],
      [
        2,
        'Phone',
        'A spreadsheet has turned this phone number into 2.54712E+11; format the column as text and save again',
      ],
      [2, 'Status', 'Status is active or inactive'],
      [4, 'Email', 'Row 3 has the same email address; delete one of the two rows'],
    ]);
    const run = await send(csv);
    expect(run.statusCode).toBe(422);
    expect(run.json().errors.csv[1]).toBe('Row 2, First name: First name is required');
    expect(await readMembers()).toEqual([]);
  });

  it('never takes a role, and asks what an unknown column holds', async () => {
    const csv = 'last_name;First Name;role;Shoe size\nToo;Nia;admin;38';
    const asked = await send(csv);
    expect(asked.statusCode).toBe(422);
    expect(asked.json().errors.csv).toEqual(['Say what the column “Shoe size” holds, or leave it out.']);
    const response = await send(csv, { columns: { 'Shoe size': 'ignore' } });
    expect(response.json().data).toMatchObject({ created: 1, ignored_columns: ['role', 'Shoe size'] });
    expect(await readMembers()).toMatchObject([{ first_name: 'Nia', last_name: 'Too', role: 'member' }]);
  });

  it('is not imported before its dates are clear', async () => {
    const csv = file('Nia,Too,,,03/02/2001,,,');
    expect((await send(csv)).json().errors.csv).toEqual([
      'Say whether the day or the month comes first in 03/02/2001 (“Date of birth”).',
    ]);
    expect((await send(csv, { date_order: 'month_first' })).statusCode).toBe(200);
    expect(await readMembers()).toMatchObject([{ date_of_birth: '2001-03-02' }]);
  });

  it('is refused where it can’t be read', async () => {
    const response = await send(file('Ren\uFFFDe,Too,,,,,,'), { dry_run: true });
    expect(response.json().errors.csv[0]).toMatch(/isn’t UTF-8/);
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
      first_name: 'Zawadi',
      last_name: 'Aoko',
      email: 'z@demo.test',
      phone: '+254 700 000 001',
    });
    await createUser(app(), { first_name: '=1+1', last_name: 'Baraka', email: null, password_hash: null });
    await createUser(app(), { last_name: 'Gone', membership_status: 'inactive' });
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
    expect(all.findIndex((line) => line.startsWith('Zawadi,Aoko,z@demo.test,+254 700'))).toBeGreaterThan(0);
    expect(all.join()).not.toContain('Gone');
    const entries = await app().db.select().from(auditLog).where(eq(auditLog.action, 'member.export'));
    expect(entries[0]?.after).toMatchObject({ status: 'active', has_account: 'false' });
  });

  it('comes back as it went', async () => {
    await createUser(app(), {
      first_name: '=1+1',
      last_name: 'Baraka',
      phone: '+254 700 000 001',
      address: '-',
    });
    const { body } = await exported('?search=Baraka');
    const response = await send(body, { dry_run: true });
    expect(response.json().data).toMatchObject({ created: 0, changed: 0, skipped: 1, errors: [] });
  });

  it('goes on behind what is read at once', async () => {
    await app()
      .db.insert(users)
      .values(
        Array.from({ length: 1203 }, (_, index) => ({
          first_name: `P${index % 7}`,
          last_name: `L${index % 11}`,
          email: `p${index}@demo.test`,
        })),
      );
    const lines = (await exported('?has_account=false')).body.trim().split('\r\n');
    expect(lines).toHaveLength(1204);
    expect(new Set(lines).size).toBe(1204);
  });
});
