import { asc, eq } from 'drizzle-orm';
import type { Capability, Department } from '@narthex/shared-contracts';
import { withTestDatabase } from '../../test/database';
import { users } from '../database/schema/auth';
import { notifications } from '../database/schema/notifications';
import { listCapable, listCapableIds, notify, type NewNotification } from './notify';

const PEOPLE = {
  administrator: { role: 'admin' },
  'former administrator': { role: 'admin', is_active: false },
  communication: { role: 'leader', department: 'communication' },
  'former communication': { role: 'leader', department: 'communication', is_active: false },
  pastor: { role: 'pastor' },
  elder: { role: 'elder' },
  finance: { role: 'leader', department: 'finance' },
  'member with an office': { role: 'member', department: 'prayer' },
  youth: { role: 'leader', department: 'youth' },
  member: { role: 'member' },
} as const;
const NAMES = Object.keys(PEOPLE);

const database = withTestDatabase();
const db = () => database().db;

beforeAll(async () => {
  await db()
    .insert(users)
    .values(
      Object.values(PEOPLE).map((person, index) => ({
        id: index + 1,
        email: `${index}@demo.test`,
        password_hash: '-',
        first_name: 'Neema',
        last_name: 'Achieng',
        ...person,
      })),
    );
});

const namesOf = (ids: readonly number[]) => [...ids].sort((a, b) => a - b).map((id) => NAMES[id - 1]);

describe('a notification', () => {
  const awaiting: NewNotification = {
    kind: 'proposal',
    text: 'A change awaits approval.',
    link: '/admin/approvals',
  };
  const send = (userIds: readonly number[], notification = awaiting) =>
    db().transaction((tx) => notify(tx, userIds, notification));
  const listAll = () =>
    db()
      .select({
        user_id: notifications.user_id,
        kind: notifications.kind,
        text: notifications.text,
        link: notifications.link,
      })
      .from(notifications)
      .orderBy(asc(notifications.user_id));

  beforeEach(() => db().delete(notifications));

  it('goes to each person once', async () => {
    await send([3, 1, 3]);
    expect(await listAll()).toEqual([
      { user_id: 1, ...awaiting },
      { user_id: 3, ...awaiting },
    ]);
  });

  it('leads nowhere unless it says where', async () => {
    await send([1], { kind: 'system', text: 'It is done.' });
    expect(await listAll()).toEqual([{ user_id: 1, kind: 'system', text: 'It is done.', link: null }]);
  });

  it('may have nobody to go to', async () => {
    await send([]);
    expect(await listAll()).toEqual([]);
  });
});

it.each<[Capability, (keyof typeof PEOPLE)[]]>([
  ['delivery.release', ['administrator', 'communication']],
  ['members.manage', ['administrator', 'communication', 'pastor', 'elder']],
  ['giving.read', ['administrator', 'communication', 'finance']],
  ['prayer.moderate', ['administrator', 'communication', 'pastor', 'elder', 'member with an office']],
  ['account.use', []],
])('lists who has %s for everything, of the active accounts', async (capability, names) => {
  expect(namesOf(await db().transaction((tx) => listCapableIds(tx, capability)))).toEqual(names);
});

it.each<[Capability, Department, (keyof typeof PEOPLE)[]]>([
  ['ministry-members.manage', 'youth', ['youth']],
  ['ministry-members.manage', 'prayer', ['member with an office']],
  ['ministry-members.manage', 'communication', ['communication']],
  ['ministry-members.manage', 'finance', []],
  ['content.approve', 'youth', []],
])('lists who has %s for what belongs to %s, of its own people', async (capability, department, names) => {
  expect(namesOf(await listCapableIds(db(), capability, department))).toEqual(names);
});

it('names them in the order of their names', async () => {
  await db().update(users).set({ last_name: 'Abuto' }).where(eq(users.id, 3));
  const people = await listCapable(db(), 'content.approve');
  expect(people).toMatchObject([
    { id: 3, first_name: 'Neema', last_name: 'Abuto' },
    { id: 1, first_name: 'Neema', last_name: 'Achieng' },
  ]);
});
