import {
  MEMBER_COLUMNS,
  memberImportResultSchema,
  memberImportSchema,
  memberRowSchema,
} from './member-import';
import { getMessages } from '../testing';

const TWO_MB = 2_097_152;
const DATE = 'A date looks like 2026-11-28 or 28/11/2026';
const long = (length: number) => 'a'.repeat(length);

it('a file of members has these columns', () => {
  expect(MEMBER_COLUMNS).toEqual({
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    date_of_birth: 'Date of birth',
    address: 'Address',
    membership_date: 'Membership date',
    status: 'Status',
  });
});

describe('a file of members', () => {
  it('is only tried unless it says otherwise', () => {
    expect(memberImportSchema.parse({ csv: 'First name' })).toEqual({
      csv: 'First name',
      dry_run: true,
      columns: {},
      decisions: {},
    });
    expect(memberImportSchema.parse({ csv: 'First name', dry_run: 'false' }).dry_run).toBe(false);
  });

  it.each([
    ['that is missing', undefined, { csv: 'Choose a file' }],
    ['that is empty', '', { csv: 'The file is empty' }],
    ['with one character', 'a', {}],
    ['of 2 MB', long(TWO_MB), {}],
    ['of more than 2 MB', long(TWO_MB + 1), { csv: 'The file is larger than 2 MB. Please split it.' }],
  ])('%s', (_, csv, messages) => {
    expect(getMessages(memberImportSchema, { csv })).toEqual(messages);
  });
});

describe('a row of a file', () => {
  const ROW = { first_name: ' Akinyi ', last_name: 'Odhiambo' };
  const EMPTY_CELLS = {
    email: null,
    phone: null,
    date_of_birth: null,
    address: null,
    membership_date: null,
    status: null,
  };

  it('needs a name alone', () => {
    const read = { first_name: 'Akinyi', last_name: 'Odhiambo', ...EMPTY_CELLS };
    expect(memberRowSchema.parse(ROW)).toEqual(read);
    expect(memberRowSchema.parse({ ...ROW, email: '', phone: ' ', date_of_birth: '', status: '' })).toEqual(
      read,
    );
  });

  it('may hold all of this', () => {
    const row = {
      first_name: 'Akinyi',
      last_name: 'Odhiambo',
      email: 'akinyi@demo.test',
      phone: '0700 000 044',
      date_of_birth: '1999-02-28',
      address: 'Hostel B, room 12',
      membership_date: '2023-09-04',
      status: 'inactive',
    };
    expect(memberRowSchema.parse({ ...row, email: ' Akinyi@Demo.test', baptised: 'yes' })).toEqual(row);
  });

  it.each([
    [{ first_name: '' }, { first_name: 'First name is required' }],
    [{ first_name: long(80) }, {}],
    [{ first_name: long(81) }, { first_name: 'At most 80 characters' }],
    [{ last_name: undefined }, { last_name: 'Last name is required' }],
    [{ last_name: long(80) }, {}],
    [{ last_name: long(81) }, { last_name: 'At most 80 characters' }],
    [{ email: 'akinyi' }, { email: 'A valid email address is required' }],
    [{ email: long(255) }, { email: 'At most 254 characters' }],
    [{ phone: long(41) }, { phone: 'At most 40 characters' }],
    [{ date_of_birth: '1999-02-30' }, { date_of_birth: DATE }],
    [{ address: long(300) }, {}],
    [{ address: long(301) }, { address: 'At most 300 characters' }],
    [{ membership_date: 'soon' }, { membership_date: DATE }],
    [{ status: 'asleep' }, { status: 'Status is active or inactive' }],
    [{ status: long(21) }, { status: 'At most 20 characters' }],
  ])('is judged with %j', (changes, messages) => {
    expect(getMessages(memberRowSchema, { ...ROW, ...changes })).toEqual(messages);
  });
});

describe('what the importer says of a file', () => {
  it.each([
    [{ columns: { 'Shoe size': 'ignore', Line: 'last_name' } }, true],
    [{ columns: { Role: 'role' } }, false],
    [{ date_order: 'month_first' }, true],
    [{ date_order: 'year_first' }, false],
    [{ decisions: { 2: { choice: 'new' }, 3: { choice: 'skip' } } }, true],
    [{ decisions: { 2: { choice: 'same', member_id: 5, take: ['phone'] } } }, true],
    [{ decisions: { 2: { choice: 'same' } } }, false],
    [{ decisions: { 2: { choice: 'same', member_id: 5, take: ['role'] } } }, false],
    [{ decisions: { first: { choice: 'new' } } }, false],
  ])('%j', (said, isTaken) => {
    expect(memberImportSchema.safeParse({ csv: 'First name', ...said }).success).toBe(isTaken);
  });
});

describe('what a file does', () => {
  const RESULT = {
    is_dry_run: true,
    rows: 6,
    created: 3,
    changed: 1,
    skipped: 1,
    columns: [{ label: 'Baptised', target: 'ignore', is_asked: true, samples: ['yes'] }],
    column_problem: null,
    date_question: { columns: ['DOB'], example: '03/02/2001' },
    errors: [{ row: 4, field: 'email', column: 'Email', message: 'A valid email address is required' }],
    matches: [
      {
        row: 5,
        name: 'Akinyi Odhiambo',
        email: null,
        phone: '+254 700 000 044',
        date_of_birth: null,
        is_sure: false,
        can_be_new: true,
        candidates: [
          {
            id: 7,
            name: 'Akinyi Odhiambo',
            email: null,
            phone: null,
            date_of_birth: null,
            reasons: ['name'],
            changes: [{ field: 'phone', from: null, to: '+254 700 000 044', is_taken: true }],
            kept: [],
          },
        ],
        earlier_row: null,
      },
    ],
    left: [{ row: 6, name: 'Juma Ali', reason: 'The register says the same already.' }],
    ignored_columns: ['Baptised'],
  };

  it('is told by numbers, by each mistake and by each question', () => {
    const [mistake] = RESULT.errors;
    const more = { ...RESULT, errors: [{ ...mistake, cell: 'akinyi' }], csv: 'First name' };
    expect(memberImportResultSchema.parse(more)).toEqual(RESULT);
  });

  it.each([{ rows: 1.5 }, { errors: [{ row: 4 }] }, { ignored_columns: null }, { matches: [{ row: 4 }] }])(
    'is never %j',
    (changes) => {
      expect(memberImportResultSchema.safeParse({ ...RESULT, ...changes }).success).toBe(false);
    },
  );
});
