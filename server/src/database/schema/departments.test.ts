import { eq, sql } from 'drizzle-orm';
import { DEPARTMENTS } from '@narthex/shared-contracts';
import { withTestDatabase } from '../../../test/database';
import { users } from './auth';
import { departments } from './departments';
import { events } from './events';

const database = withTestDatabase();
const person = { email: 'a@demo.test', password_hash: 'x', first_name: 'A', last_name: 'B' };

/** Writes a value that the types would forbid, as a faulty statement would. */
const store = (column: 'role' | 'department', value: string) =>
  database().db.execute(
    sql`insert into users (email, password_hash, first_name, last_name, ${sql.identifier(column)}) values ('x@demo.test', 'x', 'A', 'B', ${value})`,
  );

it('knows every department after a start, without a migration', async () => {
  const { db } = database();
  const read = async () => (await db.select().from(departments)).map(({ name }) => name).sort();
  expect(await read()).toEqual([...DEPARTMENTS].sort());
  await db.delete(departments).where(eq(departments.name, 'health'));
  await database().migrate();
  expect(await read()).toEqual([...DEPARTMENTS].sort());
});

it('refuses a role and a department that there are not, whatever wrote them', async () => {
  await expect(store('role', 'owner')).rejects.toMatchObject({ cause: { constraint: 'users_role_known' } });
  await expect(store('department', 'chess')).rejects.toMatchObject({
    cause: { constraint: 'users_department_departments_name_fk' },
  });
});

it('keeps a department while a person or an event belongs to it', async () => {
  const { db } = database();
  const remove = () => db.delete(departments).where(eq(departments.name, 'music'));
  await db.insert(users).values({ ...person, role: 'leader', department: 'music' });
  await expect(remove()).rejects.toThrow();
  await db.delete(users);
  const now = new Date();
  await db.insert(events).values({
    ...{ title: 'Choir', description: '', start_datetime: now, end_datetime: now, event_type: 'worship' },
    department: 'music',
  });
  await expect(remove()).rejects.toThrow();
});
