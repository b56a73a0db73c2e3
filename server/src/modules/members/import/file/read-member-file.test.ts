import type { ImportTarget } from '@narthex/shared-contracts/schemas/member-import';
import { setPhoneCheck } from '@narthex/shared-contracts/schemas/phone';
import { describeWrongPhone } from '../../../../phones/phone-number';
import { readMemberFile, type FileChoices } from './read-member-file';

beforeAll(() => setPhoneCheck(describeWrongPhone));

const read = (csv: string, choices: Partial<FileChoices> = {}) =>
  readMemberFile(csv, { columns: {}, ...choices });
const lines = (...rows: string[]) => rows.join('\r\n');
/** Returns the people of a file without their empty fields. */
const people = (csv: string, choices?: Partial<FileChoices>) => {
  const file = read(csv, choices);
  expect(file.errors).toEqual([]);
  return file.rows.map(({ row, input }) => ({
    row,
    ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)),
  }));
};
const refusal = (csv: string) => {
  try {
    return read(csv);
  } catch (error) {
    return (error as { errors?: object }).errors;
  }
};

const NIA = { first_name: 'Nia', last_name: 'Too' };

describe('the table in a file', () => {
  it.each<[string, string, object[]]>([
    ['a byte order mark', lines('\uFEFFFirst name,Last name', 'Nia,Too'), [{ row: 2, ...NIA }]],
    [
      'Excel’s line about its delimiter',
      lines('sep=;', 'First name;Last name', 'Nia;Too'),
      [{ row: 2, ...NIA }],
    ],
    ['that line in quotes', lines('"sep=\t"', 'First name\tLast name', 'Nia\tToo'), [{ row: 2, ...NIA }]],
    [
      'semicolons',
      lines('First name;Last name;Address', 'Nia;Too;Hall B, room 2, Kilele'),
      [{ row: 2, ...NIA, address: 'Hall B, room 2, Kilele' }],
    ],
    ['tabs', lines('First name\tLast name', 'Nia\tToo'), [{ row: 2, ...NIA }]],
    ['vertical bars', lines('First name|Last name', 'Nia|Too'), [{ row: 2, ...NIA }]],
    [
      'vertical bars between quotes, and in them',
      lines('First name|Last name|Address', '"Nia"|Too|"Hall "B" north"', 'Juma|Ali|"Hall | B"'),
      [
        { row: 2, ...NIA, address: 'Hall "B" north' },
        { row: 3, first_name: 'Juma', last_name: 'Ali', address: 'Hall | B' },
      ],
    ],
    [
      'invisible marks at the ends of cells, and rows of nothing else',
      lines(
        'First name,Last name,Phone,Email,Membership date',
        'Nia,Too\u200e,\u202a+254712345678\u202c,\u200bmailto:nia@demo.test,\u200e13/03/2019\u200e',
        '\u200d,\u00a0,\u200b,,',
        'Juma,Ali,\u200e-,,',
      ),
      [
        {
          row: 2,
          ...NIA,
          phone: '+254 712 345 678',
          email: 'nia@demo.test',
          membership_date: '2019-03-13',
        },
        { row: 4, first_name: 'Juma', last_name: 'Ali' },
      ],
    ],
    ['line ends of an old Mac', 'First name,Last name\rNia,Too', [{ row: 2, ...NIA }]],
    [
      'delimiters in quotes',
      lines('First name,"Last name (or, clan)",Address', 'Nia,Too,"a;b;c;d;e"'),
      [{ row: 2, ...NIA, address: 'a;b;c;d;e' }],
    ],
    [
      'a title and blank rows above',
      lines('Mwangaza SDA Church', 'Members, as of November', '', ',,', 'First name,Last name,', 'Nia,Too,'),
      [{ row: 6, ...NIA }],
    ],
    [
      'a wide title',
      lines('Members,,,Printed 25/11/2026,,', 'Surname,First name,Mobile,,,', 'Too,Nia,,,,'),
      [{ row: 3, ...NIA }],
    ],
    [
      'blank rows between people',
      lines('First name,Last name', '', 'Nia,Too', ',', 'Juma,Ali'),
      [
        { row: 3, ...NIA },
        { row: 5, first_name: 'Juma', last_name: 'Ali' },
      ],
    ],
    [
      'columns that were touched once',
      lines('First name,Last name,,,', 'Nia,Too,,,', 'Juma,Ali'),
      [
        { row: 2, ...NIA },
        { row: 3, first_name: 'Juma', last_name: 'Ali' },
      ],
    ],
    [
      'a line break in a cell',
      lines('First name,Last name,Address', 'Nia,Too,"Hall B', 'room 2"', 'Juma,Ali,'),
      [
        { row: 2, ...NIA, address: 'Hall B\nroom 2' },
        { row: 3, first_name: 'Juma', last_name: 'Ali' },
      ],
    ],
    [
      'doubled quotes',
      lines('First name,Last name,Address', 'Nia,"Too, Jr.","Hall ""B"""'),
      [{ row: 2, first_name: 'Nia', last_name: 'Too, Jr.', address: 'Hall "B"' }],
    ],
    [
      'stray quotes inside',
      lines('First name,Last name,Address', 'Nia,Too,Hall "B" north', 'Juma,Ali,12" pipe lane'),
      [
        { row: 2, ...NIA, address: 'Hall "B" north' },
        { row: 3, first_name: 'Juma', last_name: 'Ali', address: '12" pipe lane' },
      ],
    ],
    [
      'a word in quotes before others',
      lines('First name,Last name,Address', 'Nia,Too,"Hall" B'),
      [{ row: 2, ...NIA, address: '"Hall" B' }],
    ],
    [
      'stray quotes in quotes',
      lines('First name,Last name,Address', 'Nia,Too,"Hall "B" north"', '"Juma",Ali,'),
      [
        { row: 2, ...NIA, address: 'Hall "B" north' },
        { row: 3, first_name: 'Juma', last_name: 'Ali' },
      ],
    ],
    [
      'a quote that nothing closes',
      lines('First name,Last name', '"Nia,Too', 'Juma,"Ali"'),
      [
        { row: 2, ...NIA },
        { row: 3, first_name: 'Juma', last_name: 'Ali' },
      ],
    ],
    [
      'a quote that nothing opens',
      lines('First name,Last name', 'Nia,Too" ', 'Juma,Ali'),
      [
        { row: 2, ...NIA },
        { row: 3, first_name: 'Juma', last_name: 'Ali' },
      ],
    ],
    [
      'apostrophes that an export put before',
      lines('First name,Last name,Phone', "Nia,Too,'+254712345678"),
      [{ row: 2, ...NIA, phone: '+254 712 345 678' }],
    ],
  ])('is found with %s', (_, csv, expected) => {
    expect(people(csv)).toEqual(expected);
  });

  it.each([
    ['nothing', '', 'The file is empty'],
    ['blank rows alone', ',,\r\n\r\n,,', 'The file is empty'],
    ['headings alone', 'First name,Last name\r\n', 'The file has no rows below its headings.'],
    [
      'too many rows',
      lines('First name,Last name', ...Array.from({ length: 5001 }, () => 'Nia,Too')),
      'At most 5,000 rows at once: this file has 5,001.',
    ],
    [
      'too many columns',
      `First name,Last name${','.repeat(20_000)}\nJuma,Otieno`,
      'At most 16,384 columns: this file has 20,002.',
    ],
  ])('is refused with %s', (_, csv, message) => {
    expect(refusal(csv)).toEqual({ csv: [message] });
  });
});

describe('the headings', () => {
  it('are nobody where they are repeated further down', () => {
    const csv = lines('First name,Last name', 'Nia,Too', '', 'FIRST NAME, Last name,', 'Amina,Ali');
    expect(people(csv)).toEqual([
      { row: 2, ...NIA },
      { row: 5, first_name: 'Amina', last_name: 'Ali' },
    ]);
    expect(read(csv).total).toBe(2);
  });

  it.each<[string, ImportTarget]>([
    ['E-mail', 'email'],
    ['EMAIL ADDRESS', 'email'],
    ['Barua pepe', 'email'],
    ['Mobile', 'phone'],
    ['Phone No.', 'phone'],
    ['WhatsApp number', 'phone'],
    ['Simu', 'phone'],
    ['Namba ya simu', 'phone'],
    ['Surname', 'last_name'],
    ['last_name', 'last_name'],
    ['Jina la ukoo', 'last_name'],
    ['Given name(s)', 'first_name'],
    ['Jina la kwanza', 'first_name'],
    ['Other names', 'other_names'],
    ['Jina la kati', 'other_names'],
    ['DOB', 'date_of_birth'],
    ['D.O.B.', 'date_of_birth'],
    ['Tarehe ya kuzaliwa', 'date_of_birth'],
    ['Anwani', 'address'],
    ['Residence', 'address'],
    ['Date joined', 'membership_date'],
    ['Tarehe ya kujiunga', 'membership_date'],
    ['Hali', 'status'],
    ['S/No.', 'ignore'],
    ['Role', 'ignore'],
  ])('know %s', (heading, target) => {
    const { columns } = read(lines(`Name,${heading}`, 'Nia Too,x'));
    expect(columns[1]).toMatchObject({ label: heading, target, is_asked: false });
  });

  const ODD = lines('First name,Surname,Shoe size,,Phone,Phone', 'Nia,Too,38,Hall B,0712345678,0733345678');

  it('are asked for where nobody can know them, twice or missing', () => {
    const { columns, rows } = read(ODD);
    expect(columns.filter(({ is_asked: isAsked }) => isAsked)).toMatchObject([
      { label: 'Shoe size', target: null, samples: ['38'] },
      { label: 'Column D', target: null, samples: ['Hall B'] },
      { label: 'Phone (column F)', target: null, samples: ['0733345678'] },
    ]);
    expect(rows).toEqual([]);
  });

  it('are what the importer says they are', () => {
    expect(
      people(ODD, {
        columns: { 'Shoe size': 'ignore', 'Column D': 'address', 'Phone (column F)': 'ignore' },
      }),
    ).toEqual([{ row: 2, ...NIA, address: 'Hall B', phone: '+254 712 345 678' }]);
  });

  it('are asked for in a file that begins with a person', () => {
    const { columns } = read(lines('Nia,Too,nia@demo.test', 'Juma,Ali,juma@demo.test'));
    expect(columns.map(({ label, target }) => [label, target])).toEqual([
      ['Column A', null],
      ['Column B', null],
      ['Column C', null],
    ]);
    expect(columns[0]?.samples).toEqual(['Nia', 'Juma']);
  });

  it.each(['0712345678', '13/2/01', '13.2.01', '01-2-13', 'nia@demo.test'])(
    'are none where a row holds %s',
    (value) => {
      const { columns } = read(lines(`Nia,Too,${value}`, 'Juma,Ali,'));
      expect(columns.map(({ label }) => label)).toEqual(['Column A', 'Column B', 'Column C']);
    },
  );

  it.each([
    ['below a title', ['Our people', 'Jina la kwanza,Ukoo wake,Kundi la 12']],
    ['below a title of two cells', ['Our people,2026,,,', 'Jina la kwanza,Ukoo wake,Kundi,Mji,Kazi']],
    ['in the first row', ['Jina la kwanza,Ukoo wake,Kundi']],
  ])('are the first row as wide as most, in words that nobody knows: %s', (_, above) => {
    const { columns } = read(lines(...above, 'Nia,Too,38', 'Juma,Ali,40'));
    expect(columns.slice(0, 2).map(({ label, samples }) => [label, samples])).toEqual([
      ['Jina la kwanza', ['Nia', 'Juma']],
      ['Ukoo wake', ['Too', 'Ali']],
    ]);
  });

  it('are the letters of a spreadsheet where there are none, and show three cells, the long ones cut', () => {
    const wide = (value: string) => `Nia,Too${','.repeat(25)}${value}${','.repeat(26)}x`;
    const { columns } = read(
      lines(...['nia@demo.test', 'b'.repeat(41), 'c'.repeat(40), 'd'].map((cell) => wide(cell))),
    );
    expect(
      columns.filter(({ samples: [sample] }) => sample !== undefined && sample !== 'Nia' && sample !== 'Too'),
    ).toMatchObject([
      { label: 'Column AA', samples: ['nia@demo.test', `${'b'.repeat(40)}…`, 'c'.repeat(40)] },
      { label: 'Column BA', samples: ['x'] },
    ]);
  });

  it.each<[string, string, Record<string, ImportTarget>, string | null]>([
    ['no last name', 'First name,Email', {}, 'No column holds the last name. Say which one does.'],
    ['no name', 'Email,Phone', {}, 'No column holds the first name and the last name. Say which one does.'],
    [
      'two of one kind',
      'First name,Last name,Line',
      { Line: 'last_name' },
      'The columns “Last name” and “Line” can’t both be the same. Choose another for one of them, or leave it out.',
    ],
    [
      'two ways to say the name',
      'Name,Surname',
      { Name: 'full_name' },
      '“Name” holds the whole name already. Leave out “Surname”, or leave out “Name”.',
    ],
    ['two that are left out', 'First name,Last name,A,B', { A: 'ignore', B: 'ignore' }, null],
  ])('are wrong with %s', (_, headings, columns, message) => {
    expect(read(lines(headings, headings.replace(/[^,]+/g, 'x')), { columns }).columnProblem).toBe(message);
  });
});

describe('a column with whole names', () => {
  const NAMES = lines('Name,Email', 'Nia Wambui Too,nia@demo.test');
  it('is asked for the order of the names', () => {
    expect(read(NAMES).columns[0]).toMatchObject({ label: 'Name', target: null, is_asked: true });
  });
  it.each<[ImportTarget, object]>([
    ['full_name', { first_name: 'Nia Wambui', last_name: 'Too' }],
    ['full_name_reversed', { first_name: 'Wambui Too', last_name: 'Nia' }],
  ])('is split as %s', (target, name) => {
    expect(people(NAMES, { columns: { Name: target } })).toMatchObject([name]);
  });
  it('needs no question where commas end the last name', () => {
    expect(people(lines('Jina;Simu', '"Too, Nia Wambui";0712345678'))).toMatchObject([
      { first_name: 'Nia Wambui', last_name: 'Too' },
    ]);
  });
  it('is told about somebody with one name', () => {
    expect(read(lines('Name,Email', 'Nia,n@demo.test'), { columns: { Name: 'full_name' } }).errors).toEqual([
      {
        row: 2,
        field: 'last_name',
        column: 'Name',
        message: '“Nia” is one name only; write the first and the last name',
      },
    ]);
  });
  it('joins other names to the first', () => {
    expect(people(lines('Surname,First name,Other names', 'Too,Nia,Wambui'))).toMatchObject([
      { first_name: 'Nia Wambui', last_name: 'Too' },
    ]);
  });
});

describe('a date', () => {
  const born = (...cells: string[]) =>
    lines('First name,Last name,DOB', ...cells.map((cell, at) => `P${at},Too,"${cell}"`));
  const days = (csv: string, choices?: Partial<FileChoices>) =>
    read(csv, choices).rows.map(({ input }) => input.date_of_birth);

  it.each([
    ['2001-03-12', '2001-03-12'],
    ['2001/3/12', '2001-03-12'],
    ['2001-03-12 00:00:00', '2001-03-12'],
    ['25/03/2001', '2001-03-25'],
    ['25-3-01', '2001-03-25'],
    ['12.03.2001', '2001-03-12'],
    ['03/25/2001', '2001-03-25'],
    ['05/05/2001', '2001-05-05'],
    ['12 Mar 2001', '2001-03-12'],
    ['12-Mar-01', '2001-03-12'],
    ['12-Mar-62', '1962-03-12'],
    ['12th March, 2001', '2001-03-12'],
    ['March 12, 2001', '2001-03-12'],
    ['12 Machi 2001', '2001-03-12'],
    ['1 Januari 1999', '1999-01-01'],
    ['Saturday, 12 March 2001', '2001-03-12'],
    ['9 Sept. 2001', '2001-09-09'],
    ['', null],
  ])('is read from “%s”', (cell, day) => {
    expect(read(born(cell)).errors).toEqual([]);
    expect(days(born(cell))).toEqual([day]);
  });

  it.each([
    ['31/02/2001', 'There is no day 31/02/2001; check its day and its month'],
    ['36962', 'A spreadsheet has turned this date into 36962; format the column as a date and save again'],
    ['2001', '2001 is a year only; write the day and the month too, or leave the cell empty'],
    ['last year', '“last year” is not a date; write it like 2026-11-28, 28/11/2026 or 28 Nov 2026'],
    ['12 Foo 2001', '“12 Foo 2001” is not a date; write it like 2026-11-28, 28/11/2026 or 28 Nov 2026'],
    ['2999-01-01', 'This day is in the future'],
    ['1 Jan 1700', 'This day is before 1900'],
  ])('is told where it is “%s”', (cell, message) => {
    expect(read(born(cell)).errors).toEqual([{ row: 2, field: 'date_of_birth', column: 'DOB', message }]);
  });

  it('takes its order from the others of its column', () => {
    expect(days(born('03/02/2001', '25/12/2000'))).toEqual(['2001-02-03', '2000-12-25']);
    expect(days(born('03/02/2001', '12/25/2000'))).toEqual(['2001-03-02', '2000-12-25']);
  });

  it('has its order asked for once where no date of a column says it', () => {
    const csv = lines('First name,Last name,DOB,Joined', 'Nia,Too,03/02/2001,04/05/2020');
    expect(read(csv).dateQuestion).toEqual({ columns: ['DOB', 'Joined'], example: '03/02/2001' });
    expect(people(csv, { date_order: 'month_first' })).toMatchObject([
      { date_of_birth: '2001-03-02', membership_date: '2020-04-05' },
    ]);
    expect(people(csv, { date_order: 'day_first' })).toMatchObject([
      { date_of_birth: '2001-02-03', membership_date: '2020-05-04' },
    ]);
  });

  it('is told by its row where a column is written in both orders', () => {
    const csv = born('25/03/2001', '03/25/2001', '03/02/2001');
    expect(read(csv).dateQuestion).toMatchObject({ example: '03/02/2001' });
    expect(read(csv, { date_order: 'day_first' }).errors).toMatchObject([{ row: 3, column: 'DOB' }]);
  });
});

describe('a cell that says nothing', () => {
  it.each(['-', '–', '---', 'N/A', 'n/a', 'NA', 'Nil', 'none', 'Hakuna'])(
    'is empty where it holds %s',
    (cell) => {
      const row = ['Nia', 'Too', ...Array<string>(6).fill(cell)].join(',');
      const head = 'First name,Last name,Email,Phone,Date of birth,Address,Membership date,Status';
      expect(people(lines(head, row))).toEqual([{ row: 2, ...NIA }]);
    },
  );

  it('may be a name', () => {
    expect(people(lines('First name,Last name', 'Nil,Na'))).toEqual([
      { row: 2, first_name: 'Nil', last_name: 'Na' },
    ]);
  });
});

describe('a value', () => {
  const HEAD = 'Jina la kwanza,Jina la ukoo,Simu,Barua pepe,Hali';
  it.each([
    [
      'Nia,Too,2.54712E+11,,',
      'Simu',
      'A spreadsheet has turned this phone number into 2.54712E+11; format the column as text and save again',
    ],
    [
      'Nia,Too,"2,54712E+11",,',
      'Simu',
      'A spreadsheet has turned this phone number into 2,54712E+11; format the column as text and save again',
    ],
    [
      'Nia,Too,ask Mary,,',
      'Simu',
      'A phone number has only digits, such as 0712 345 678 or +254 712 345 678',
    ],
    ['Nia,Too,0712 345 67,,', 'Simu', 'This phone number is not in use. Please check its digits'],
    ['Nia,Too,0712345678 / 0733345678,,', 'Simu', 'This phone number has too many digits'],
    ['Nia,Too,,nia at demo,', 'Barua pepe', 'A valid email address is required'],
    ['Nia,Too,,,gone', 'Hali', 'Status is active or inactive'],
    [',Too,,,', 'Jina la kwanza', 'First name is required'],
    [
      'Nia,#REF!,,,',
      'Jina la ukoo',
      'A spreadsheet shows the error #REF! here; correct the cell and save again',
    ],
    [
      'Nia,Too,#NAME?,,',
      'Simu',
      'A spreadsheet shows the error #NAME? here; correct the cell and save again',
    ],
    [
      'Nia,Too,Err:502,,',
      'Simu',
      'A spreadsheet shows the error Err:502 here; correct the cell and save again',
    ],
  ])('is told by row and column in %s', (row, column, message) => {
    expect(read(lines('Orodha ya washiriki', '', HEAD, row)).errors).toMatchObject([
      { row: 4, column, message },
    ]);
  });

  it.each([
    ['712345678', '+254 712 345 678'],
    ['254712345678.0', '+254 712 345 678'],
    ['0712-345-678', '+254 712 345 678'],
    ['+255621234567', '+255 621 234 567'],
    ['00255621234567', '+255 621 234 567'],
    ['"=""0712345678"""', '+254 712 345 678'],
  ])('%s is a phone number', (cell, phone) => {
    expect(people(lines(HEAD, `Nia,Too,${cell},,`))).toMatchObject([{ phone }]);
  });

  it('is one of two states in any words', () => {
    expect(people(lines(HEAD, 'Nia,Too,,,ACTIVE', 'Juma,Ali,,,hapana'))).toMatchObject([
      { status: 'active' },
      { status: 'inactive' },
    ]);
  });
});
