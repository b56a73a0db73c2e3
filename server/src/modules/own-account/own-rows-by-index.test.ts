import { sql } from 'drizzle-orm';
import { withTestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories';
import { listScannedTables } from '../../../test/storage/list-scanned-tables';
import type { Transaction } from '../../database/database-handle';
import { findUser } from '../auth/repository';
import { deleteMember } from '../members/repository';
import { deleteAccount } from './deletion/deletion-repository';
import { collectSections } from './export/collect-sections';

const app = withTestApp();

const listScanned = (read: (tx: Transaction) => Promise<unknown>) => listScannedTables(app().db, read);

async function createAccount() {
  const { id } = await createUser(app());
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
  expect(await listScanned((tx) => collectSections(tx, account, 'en'))).toEqual([]);
});

it('deletes a person’s own account without reading a whole table', async () => {
  const account = await createAccount();
  expect(await listScanned((tx) => deleteAccount(tx, account))).toEqual([]);
});

it('deletes a member of the register without reading a whole table', async () => {
  const { id } = await createAccount();
  expect(await listScanned((tx) => deleteMember(tx, id))).toEqual([]);
});
