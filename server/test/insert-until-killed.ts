// Run by a test as a process of its own: writes rows, reports each one that was acknowledged, until it is killed.
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/database/open-database';

const [dataDir = '', first = '1'] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir });
await db.execute(sql`create table if not exists acknowledged (id integer primary key)`);
for (let id = Number(first); ; id += 1) {
  await db.execute(sql`insert into acknowledged values (${id}) on conflict do nothing`);
  process.stdout.write(`${id}\n`);
}
