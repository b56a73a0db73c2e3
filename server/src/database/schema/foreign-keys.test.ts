import { sql } from 'drizzle-orm';
import { withTestDatabase } from '../../../test/database';

const handle = withTestDatabase();

it('finds what names a deleted row by an index, in every table', async () => {
  const { rows } = await handle().db.execute<{ column: string }>(sql`
    select key.conrelid::regclass || '.' || col.attname as column
    from pg_constraint as key
    join pg_attribute as col on col.attrelid = key.conrelid and col.attnum = key.conkey[1]
    where key.contype = 'f' and not exists (
      select 1 from pg_index as by where by.indrelid = key.conrelid and by.indkey[0] = key.conkey[1]
    )
    order by 1`);
  // No row of `departments` is ever deleted, so these columns need no index.
  expect(rows.map(({ column }) => column)).toEqual(['broadcasts.department', 'sessions.department']);
});
