import { eq } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { App } from '../../src/app';
import { ministryMembers } from '../../src/database/schema/content/ministries';
import { sessions } from '../../src/database/schema/people/auth';
import { notifications } from '../../src/database/schema/people/notifications';
import { ministryStore } from '../../src/modules/ministries/repository';
import { hashToken } from '../../src/plugins/access/token';
import { openSession } from '../../src/plugins/access/session-repository';
import { createEvent, createPrayer, createRsvp } from '../content-factories';
import { createUser } from '../factories';
import { createInquiry } from '../mail/mail-factories';
import { MINISTRY } from './content-objects';
import { church, given, owned, personal, type ObjectKind } from './object-kind';

/** What a statement returned of the row it stored. */
export function stored<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('The row was not stored.');
  return row;
}

interface Place {
  readonly status?: 'asked' | 'joined';
  readonly userId?: number;
}

/** Somebody's place in a ministry of a department, or of the whole church. */
async function createPlace(
  app: App,
  department: Department | null,
  { status = 'joined', userId }: Place = {},
) {
  const ministry = await ministryStore.insert(app.db, { ...MINISTRY, department });
  const person = userId ?? (await createUser(app, { passwordHash: null })).id;
  const values = { ministryId: ministry.id, userId: person, status };
  return { ...stored(await app.db.insert(ministryMembers).values(values).returning()), ministry };
}

const asked = owned((app, department) => createPlace(app, department, { status: 'asked' }));
/** Who belongs to a department's ministry stands in the register, and to an account they are invited. */
const registered = owned(async (app, department) => ({
  id: (await createPlace(app, department)).userId,
}));
const account = church((app) => createUser(app, { passwordHash: null }));

/** People and what they sent, by the subject of the endpoints' names or by the name of one of them. */
export const PEOPLE_OBJECTS: Readonly<Record<string, ObjectKind>> = {
  members: account,
  'members.list': registered,
  'members.get': registered,
  'members.invite': registered,
  ministryMembers: owned((app, department) => createPlace(app, department)),
  'ministryMembers.accept': asked,
  'ministryMembers.decline': asked,
  users: church((app) => createUser(app, { passwordHash: 'none that matches' })),
  'users.resendConfirmation': church((app) => createUser(app, { emailConfirmedAt: null })),
  prayers: church((app) => createPrayer(app)),
  inquiries: church((app) => createInquiry(app)),
  visits: church((app) => createInquiry(app, { visitorName: 'Halima', visitDay: '2026-11-28' })),

  departments: {
    belongsTo: 'department',
    create: async (_app, { department }) => ({ department: department ?? 'health' }),
  },
  'departments.getContacts': given({ department: 'health' }),

  ownAccount: personal(async (app, { userId }) => {
    const token = await openSession(app.db, { userId, department: null, userAgent: 'test' });
    const isThisOne = eq(sessions.tokenHash, hashToken(token));
    return stored(await app.db.select({ id: sessions.id }).from(sessions).where(isThisOne));
  }),
  'ownAccount.listEvents': personal(async (app, { userId }) => {
    const event = await createEvent(app);
    await createRsvp(app, event.id, userId);
    return event;
  }),
  'ownAccount.listPrayers': personal((app, { userId }) => createPrayer(app, { userId })),
  notifications: personal(async (app, { userId }) =>
    stored(
      await app.db.insert(notifications).values({ userId, kind: 'decision', text: 'Hello' }).returning(),
    ),
  ),
  membership: personal(async (app, { userId }) => ({
    id: (await createPlace(app, null, { userId })).ministryId,
  })),
  'membership.join': {
    belongsTo: 'nobody',
    create: async (app) => ({ id: (await ministryStore.insert(app.db, MINISTRY)).id }),
  },
};
