import { withTestDatabase } from '../../../test/database';
import { listScannedTables } from '../../../test/storage/list-scanned-tables';
import type { Transaction } from '../../database/database-handle';
import { deleteOldMail } from '../../mail/outbox-repository';
import { deleteExpiredSessions } from '../../plugins/access/session-repository';
import { deleteSettledInquiries } from '../inquiries/repository';
import { deleteUnconfirmed } from '../newsletter/repository';
import { deleteOldUploads } from '../uploads/repository';

const handle = withTestDatabase();

it.each<[string, (tx: Transaction) => Promise<unknown>]>([
  ['sessions', deleteExpiredSessions],
  ['subscriptions that nobody confirmed', deleteUnconfirmed],
  ['inquiries', (tx) => deleteSettledInquiries(tx, 365)],
  ['uploads', (tx) => deleteOldUploads(tx, new Date())],
  ['letters', deleteOldMail],
])('housekeeping finds old %s without reading a whole table', async (_name, task) => {
  expect(await listScannedTables(handle().db, task)).toEqual([]);
});
