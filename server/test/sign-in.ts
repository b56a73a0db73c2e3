import type { App } from '../src/app';
import { openSession } from '../src/plugins/access/session-repository';
import { createUser, type Person } from './factories';

/** The kinds of person that may act, by the name a test title uses. A visitor is nobody. */
export const KINDS = {
  member: { role: 'member', department: null },
  'youth leader': { role: 'leader', department: 'youth' },
  'music leader': { role: 'leader', department: 'music' },
  'prayer leader': { role: 'leader', department: 'prayer' },
  'finance leader': { role: 'leader', department: 'finance' },
  'pastoral leader': { role: 'leader', department: 'pastoral' },
  elder: { role: 'elder', department: null },
  pastor: { role: 'pastor', department: null },
  'communication leader': { role: 'leader', department: 'communication' },
  admin: { role: 'admin', department: null },
} as const satisfies Readonly<Record<string, Person>>;
export type Kind = keyof typeof KINDS;

/** A new person of this kind with a session; `headers` go into `app.inject`. */
export async function signIn(app: App, kind: Kind, overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(app, { ...KINDS[kind], ...overrides });
  const token = await openSession(app.db, { user_id: user.id, department: null, user_agent: 'test' });
  return { user, token, headers: { authorization: `Bearer ${token}` } };
}
