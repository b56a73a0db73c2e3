import { eq } from 'drizzle-orm';
import { withTestApp } from '../../test/build-app';
import { createUser } from '../../test/factories';
import { users } from '../database/schema/auth';
import { refuseDemoAccounts } from './demo-account-repository';

const app = withTestApp({ modules: [] });

it('lets no real site start with accounts of the demo that can sign in', async () => {
  await refuseDemoAccounts(app().db);
  const user = await createUser(app(), { email: 'joseph@demo.test' });
  await expect(refuseDemoAccounts(app().db)).rejects.toThrow('demo congregation (joseph@demo.test)');
  await app().db.update(users).set({ is_active: false }).where(eq(users.id, user.id));
  await refuseDemoAccounts(app().db);
});
