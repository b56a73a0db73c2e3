import { users } from '../../../src/database/schema/auth';
import type { Database } from '../../../src/database/database-handle';
import { openSession } from '../../../src/plugins/access/session-repository';
import type { Person } from '../../factories';

const MEMBERS = 6;

export interface SignedInPerson {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** The people who write, each with a session. */
export interface People {
  readonly admin: SignedInPerson;
  /** May only propose changes of the whole church's content. */
  readonly proposer: SignedInPerson;
  readonly moderator: SignedInPerson;
  readonly members: readonly SignedInPerson[];
}

async function addPerson(db: Database, name: string, person: Person): Promise<SignedInPerson> {
  const email = `${name}@church.test`;
  const [row] = await db
    .insert(users)
    .values({
      email,
      password_hash: 'nobody signs in with it',
      first_name: name,
      last_name: 'Wanjiru',
      email_confirmed_at: new Date(),
      ...person,
    })
    .returning({ id: users.id });
  if (!row) throw new Error('The account was not stored.');
  const token = await openSession(db, { user_id: row.id, department: null, user_agent: 'disasters' });
  return { id: row.id, email, token };
}

export async function addPeople(db: Database): Promise<People> {
  const members: SignedInPerson[] = [];
  for (let member = 1; member <= MEMBERS; member += 1)
    members.push(await addPerson(db, `member-${member}`, { role: 'member', department: null }));
  return {
    members,
    admin: await addPerson(db, 'admin', { role: 'admin', department: null }),
    proposer: await addPerson(db, 'proposer', { role: 'leader', department: 'music' }),
    moderator: await addPerson(db, 'moderator', { role: 'leader', department: 'prayer' }),
  };
}
