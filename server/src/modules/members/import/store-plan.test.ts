import { eq } from 'drizzle-orm';
import { withTestDatabase } from '../../../../test/database';
import { users } from '../../../database/schema/auth';
import { PeopleIndex } from './find-candidates';
import { indexKnownMembers, storePlan } from './import-repository';
import { planImport } from './plan-import';

const database = withTestDatabase();

const ROW = {
  first_name: 'Achieng',
  last_name: 'Odhiambo',
  email: 'achieng@demo.test',
  phone: '0711 000 001',
  date_of_birth: null,
  address: null,
  membership_date: null,
  status: null,
};

it('keeps what somebody edits between the plan and its storing', async () => {
  const { db } = database();
  await db.insert(users).values({ first_name: 'Achieng', last_name: 'Odhiambo', email: ROW.email });
  const plan = planImport([{ row: 2, input: ROW }], await indexKnownMembers(db), {});
  await db.update(users).set({ address: 'Hall 5' }).where(eq(users.email, ROW.email));
  await db.transaction((tx) => storePlan(tx, plan));
  expect(await db.select().from(users)).toMatchObject([
    { email: ROW.email, phone: '+254 711 000 001', address: 'Hall 5' },
  ]);
});

it.each([
  [['Mary', 'Wanjiru Kamau'], ['Kamau', 'Mary'], true],
  [['Wamũyũ', ''], ['Wamuyu', ''], true],
  [['Mary', 'Kamau'], ['Mary', 'Otieno'], false],
  [['Mary', ''], ['Mary', 'Kamau'], false],
  [['Mary', 'A B C D E F Kamau'], ['mary', 'kamau'], true],
])(
  'takes %j for %j by their names: %s',
  ([first_name = '', last_name = ''], [first = '', last = ''], isFound) => {
    const nothing = { email: null, phone: null, date_of_birth: null };
    const known = new PeopleIndex<{ values: typeof person }>();
    const person = { first_name, last_name, ...nothing };
    known.add({ values: person });
    expect(known.find({ first_name: first, last_name: last, ...nothing })).toHaveLength(isFound ? 1 : 0);
  },
);
