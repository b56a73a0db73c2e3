import { setPhoneCheck } from '@narthex/shared-contracts/schemas/phone';
import { describeWrongPhone } from '../../../phones/phone-number';
import { readMemberFile } from './file/read-member-file';
import { PeopleIndex, type KnownMember } from './find-candidates';
import { planImport, type Decisions } from './plan-import';

beforeAll(() => setPhoneCheck(describeWrongPhone));

const HEAD = 'First name,Last name,Email,Phone,Date of birth,Status';
const JOSE: KnownMember = {
  id: 1,
  hasAccount: false,
  values: {
    first_name: 'José',
    last_name: 'Ng’ang’a',
    email: null,
    phone: '+254 712 345 678',
    date_of_birth: '2001-02-13',
    address: null,
    membership_date: null,
    status: 'active',
  },
};
const like = (id: number, values: Partial<KnownMember['values']>, hasAccount = false): KnownMember => ({
  id,
  hasAccount,
  values: { ...JOSE.values, ...values },
});

/** Plans the import of a file's rows into a register of these people. */
function plan(rows: readonly string[], known: readonly KnownMember[] = [JOSE], decisions: Decisions = {}) {
  const index = new PeopleIndex<KnownMember>();
  for (const one of known) index.add(one);
  const file = readMemberFile([HEAD, ...rows].join('\n'), { columns: {} });
  expect(file.errors).toEqual([]);
  return planImport(file.rows, index, decisions);
}

describe('a row that may be somebody', () => {
  it.each([
    ['the name', 'José,Ng’ang’a,,,', ['name']],
    ['the name without accents and apostrophes', "Jose,NG'ANGA,,,", ['name']],
    ['a decomposed name', 'Jose\u0301,Ng‘ang‘a,,,', ['name']],
    ['the name in the other order', 'Ng’ang’a,José,,,', ['name']],
    ['the name with one more', 'José Kamau,Nganga,,,', ['name']],
    ['the phone alone', 'Amina,Ali,,0712 345 678,', ['phone']],
    ['the name, beside another address', 'José,Ng’ang’a,other@demo.test,0733 345 678,14/03/2002', ['name']],
    ['a longer name and the phone', 'José Kamau,Nganga,,0712345678,', ['name', 'phone']],
    ['a longer name and the birthday', 'José Kamau,Nganga,,,13/02/2001', ['name', 'date_of_birth']],
    ['phone, birthday and a part of the name', 'Jose,Ali,,0712345678,13/02/2001', ['phone', 'date_of_birth']],
    ['the birthday and a part of the name', 'Jose,Ali,,,13/02/2001', ['date_of_birth']],
  ])('waits for a decision where it has in common: %s', (_, row, reasons) => {
    expect(plan([row])).toMatchObject({
      created: [],
      changed: [],
      open: [2],
      matches: [{ row: 2, is_sure: false, can_be_new: true, candidates: [{ id: 1, reasons }] }],
    });
  });

  it.each([
    ['one name alone', 'José,Ali,,,'],
    ['the birthday alone', 'Amina,Ali,,,13/02/2001'],
    ['nothing', 'Amina,Ali,amina@demo.test,0733 345 678,'],
  ])('is new where it has in common: %s', (_, row) => {
    expect(plan([row])).toMatchObject({ created: [{ status: null }], open: [], matches: [] });
  });

  it('names the likeliest person first, and five at most', () => {
    const namesakes = [11, 12, 13, 14, 15].map((id) => like(id, { phone: null, date_of_birth: null }));
    const [match] = plan(['José Kamau,Nganga,,0712345678,'], [...namesakes, JOSE]).matches;
    expect(match?.candidates.map(({ id }) => id)).toEqual([1, 11, 12, 13, 14]);
  });

  it('is asked about where two people are as likely', () => {
    const twin = like(2, { first_name: 'Jose' });
    expect(plan(['José,Nganga,,0712345678,'], [JOSE, twin])).toMatchObject({
      changed: [],
      open: [2],
      matches: [{ is_sure: false, candidates: [{ id: 1 }, { id: 2 }] }],
    });
  });

  it('may be an earlier row of the file, unless that shares the phone of the family alone', () => {
    expect(plan(['Nia,Too,,,', 'Nia,Too,,,'], []).matches).toMatchObject([{ row: 3, earlier_row: 2 }]);
    expect(plan(['Nia,Too,,0733 345 678,', 'Amina,Ali,,0733 345 678,'], [])).toMatchObject({
      created: [{ first_name: 'Nia' }, { first_name: 'Amina' }],
      matches: [],
    });
  });

  it.each([
    ['two people', 'Amina,Ali', 'leave it empty for one of the two people'],
    ['one person twice', 'NIA,Too', 'delete one of the two rows'],
  ])('is refused with the address of an earlier row, as %s', (_, name, advice) => {
    expect(plan(['Nia,Too,nia@demo.test,,', `${name},nia@demo.test,,`], [])).toMatchObject({
      created: [{ first_name: 'Nia' }],
      errors: [{ row: 3, field: 'email', message: `Row 2 has the same email address; ${advice}` }],
    });
  });

  it('keeps waiting for who decides that it is somebody else, or new with the address of somebody', () => {
    const row = 'Amina,Ali,jose@demo.test,,';
    const owner = like(1, { email: 'jose@demo.test' });
    expect(plan([row], [owner], { 2: { choice: 'same', member_id: 7 } }).open).toEqual([2]);
    expect(plan([row], [owner], { 2: { choice: 'new' } })).toMatchObject({
      created: [],
      open: [2],
      matches: [{ is_sure: false, can_be_new: false, candidates: [{ id: 1, reasons: ['email'] }] }],
    });
  });
});

describe('a row that is somebody beyond doubt', () => {
  it.each([
    ['name and phone', 'Jose,Nganga,,0712345678,14/03/2002', JOSE, { date_of_birth: '2002-03-14' }],
    ['name and birthday', 'Jose,Nganga,,0733 345 678,13/02/2001', JOSE, { phone: '+254 733 345 678' }],
    [
      'a longer name and the address',
      'José Kamau,Nganga,jose@demo.test,0733 345 678,',
      like(1, { email: 'jose@demo.test' }),
      { first_name: 'José Kamau', last_name: 'Nganga', phone: '+254 733 345 678' },
    ],
  ])('changes them by %s', (_, row, known, changes) => {
    expect(plan([row], [known])).toMatchObject({
      created: [],
      open: [],
      matches: [{ row: 2, is_sure: true, candidates: [{ id: 1 }] }],
    });
    expect(plan([row], [known]).changed).toEqual([{ known, changes }]);
  });

  it('changes nothing where the register says the same, whatever the state', () => {
    const bare = like(1, { phone: null, date_of_birth: null, status: 'inactive' });
    const { left, ...rest } = plan(['José,Ng’ang’a,,,'], [bare]);
    expect(left).toEqual([
      { row: 2, name: 'José Ng’ang’a', reasons: ['The register says the same already.'] },
    ]);
    expect(rest).toMatchObject({ created: [], changed: [], open: [], matches: [] });
  });

  it.each([
    ['an address that is there', like(1, { email: 'jose@demo.test' }), 'jose@demo.test'],
    ['the missing address of an account', like(1, {}, true), 'as it is'],
  ])('keeps %s, and says so', (_, known, stays) => {
    expect(plan(['José,Ng’ang’a,other@demo.test,0712345678,'], [known]).left).toEqual([
      {
        row: 2,
        name: 'José Ng’ang’a',
        reasons: [
          'The register says the same already.',
          `The email address stays ${stays}: José Ng’ang’a can change it to other@demo.test in their profile.`,
        ],
      },
    ]);
  });

  it('says that none of its new values is taken where only the spelling is new', () => {
    expect(plan(['Jose,Nganga,,0712345678,']).left).toMatchObject([
      { row: 2, reasons: ['None of the new values is taken.'] },
    ]);
  });

  it('is told where an earlier row changes the same person', () => {
    const rows = ['Jose,Nganga,a@demo.test,0712345678,', 'Jose,Nganga,b@demo.test,0712345678,'];
    expect(plan(rows).errors).toMatchObject([
      { row: 3, message: 'Row 2 changes the same person; delete one of the two rows' },
    ]);
    expect(plan(rows).changed).toHaveLength(1);
  });
});
