import { sql } from 'drizzle-orm';
import { withTestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories';
import type { Transaction } from '../../database/database-handle';
import { findUser } from '../auth/repository';
import { deleteMember } from '../members/repository';
import { settleAccount } from './deletion/deletion-repository';
import { collectSections } from './export/collect-sections';

const app = withTestApp();

/** How often each table was read from one end to the other in this transaction. */
async function countScans(tx: Transaction): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ name: string; scans: number }>(sql`
    select relname as name, pg_stat_get_xact_numscans(oid)::integer as scans
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

/** Which tables are read as a whole although the planner avoids that wherever an index lets it. */
const listScanned = (read: (tx: Transaction) => Promise<unknown>): Promise<readonly string[]> =>
  app().db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = await countScans(tx);
    await read(tx);
    const after = await countScans(tx);
    // A table of one row.
    after.delete('site_settings');
    return [...after].flatMap(([name, scans]) => (scans > (before.get(name) ?? 0) ? [name] : []));
  });

async function createAccount() {
  const { id } = await createUser(app(), { emailConfirmedAt: new Date() });
  const account = await findUser(app().db, id);
  if (!account) throw new Error('The account was not stored.');
  return account;
}

it('notices a table that is read as a whole', async () => {
  const read = (tx: Transaction) => tx.execute(sql`select count(*) from users where phone = '0700'`);
  expect(await listScanned(read)).toEqual(['users']);
});

it('takes a person’s data out without reading a whole table', async () => {
  const account = await createAccount();
  expect(await listScanned((tx) => collectSections(tx, account))).toEqual([]);
});

it('deletes a person’s own account without reading a whole table', async () => {
  const account = await createAccount();
  expect(await listScanned((tx) => settleAccount(tx, account))).toEqual([]);
});

it('deletes a member of the register without reading a whole table', async () => {
  const { id } = await createAccount();
  expect(await listScanned((tx) => deleteMember(tx, id))).toEqual([]);
});
