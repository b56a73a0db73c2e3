import { eq } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { App } from '../../src/app';
import { ministryMembers } from '../../src/database/schema/ministries';
import { sessions } from '../../src/database/schema/auth';
import { notifications } from '../../src/database/schema/notifications';
import { ministryStore } from '../../src/modules/ministries/repository';
import { hashToken } from '../../src/plugins/access/token';
import { openSession } from '../../src/plugins/access/session-repository';
import { createEvent, createPrayer, createRsvp } from '../content-factories';
import { createUser } from '../factories';
import { createInquiry } from '../mail/mail-factories';
import { givePasskey, giveSecondFactor } from '../sign-in';
import { MINISTRY } from './content-objects';
import { church, given, owned, personal, type ObjectKind } from './object-kind';

/** Returns the row that a statement stored. */
export function stored<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('The row was not stored.');
  return row;
}

interface Place {
  readonly status?: 'asked' | 'joined';
  readonly user_id?: number;
}

/** Somebody's place in a ministry of a department, or of the whole church. */
async function createPlace(
  app: App,
  department: Department | null,
  { status = 'joined', user_id: userId }: Place = {},
) {
  const ministry = await ministryStore.insert(app.db, { ...MINISTRY, department });
  const person = userId ?? (await createUser(app, { password_hash: null })).id;
  const values = { ministry_id: ministry.id, user_id: person, status };
  return { ...stored(await app.db.insert(ministryMembers).values(values).returning()), ministry };
}

const asked = owned((app, department) => createPlace(app, department, { status: 'asked' }));
/** Creates a person of a ministry, because the register lists the members of a department's ministries. */
const registered = owned(async (app, department) => ({
  id: (await createPlace(app, department)).user_id,
}));
const account = church((app) => createUser(app, { password_hash: null }));

/** People and what they sent, by the subject of the endpoints' names or by the name of one of them. */
export const PEOPLE_OBJECTS: Readonly<Record<string, ObjectKind>> = {
  members: account,
  'members.list': registered,
  'members.get': registered,
  'members.invite': registered,
  ministryMembers: owned((app, department) => createPlace(app, department)),
  'ministryMembers.accept': asked,
  'ministryMembers.decline': asked,
  users: church((app) => createUser(app, { password_hash: 'none that matches' })),
  'users.endSessions': church((app) => createUser(app)),
  'users.resendConfirmation': church((app) => createUser(app, { email_confirmed_at: null })),
  'users.resetSecondFactor': church(async (app) => {
    const user = await createUser(app);
    await giveSecondFactor(app, user.id);
    return user;
  }),
  prayers: church((app) => createPrayer(app)),
  inquiries: church((app) => createInquiry(app)),
  visits: church((app) => createInquiry(app, { visitor_name: 'Halima', visit_day: '2026-11-28' })),

  departments: {
    belongsTo: 'department',
    create: async (_app, { department }) => ({ department: department ?? 'health' }),
  },
  'departments.getContacts': given({ department: 'health' }),

  ownAccount: personal(async (app, { user_id: userId }) => {
    const token = await openSession(app.db, { user_id: userId, department: null, user_agent: 'test' });
    const isThisOne = eq(sessions.token_hash, hashToken(token));
    return stored(await app.db.select({ id: sessions.id }).from(sessions).where(isThisOne));
  }),
  passkeys: personal((app, { user_id: userId }) => givePasskey(app, userId)),
  'ownAccount.listEvents': personal(async (app, { user_id: userId }) => {
    const event = await createEvent(app);
    await createRsvp(app, event.id, userId);
    return event;
  }),
  'ownAccount.listPrayers': personal((app, { user_id: userId }) => createPrayer(app, { user_id: userId })),
  notifications: personal(async (app, { user_id: userId }) =>
    stored(
      await app.db
        .insert(notifications)
        .values({ user_id: userId, kind: 'decision', text: 'Hello' })
        .returning(),
    ),
  ),
  membership: personal(async (app, { user_id: userId }) => ({
    id: (await createPlace(app, null, { user_id: userId })).ministry_id,
  })),
  'membership.join': {
    belongsTo: 'nobody',
    create: async (app) => ({ id: (await ministryStore.insert(app.db, MINISTRY)).id }),
  },
};
