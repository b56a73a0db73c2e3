import { sql } from 'drizzle-orm';
import { withTestDatabase } from '../../test/database';
import { loggedError } from './logger';

const database = withTestDatabase();

it('says which query failed, why and where, and none of its values', async () => {
  const prayer = 'Please pray for\nparams: my mother';
  const failed: unknown = await database()
    .db.execute(sql`select ${prayer}::text, ${'Lydia'}::integer`)
    .catch((error: unknown) => error);
  expect(JSON.stringify(failed)).toContain('Lydia');
  const logged = loggedError(failed);
  expect(logged).toMatchObject({ message: expect.stringContaining('select $1'), cause: { code: '22P02' } });
  expect(logged?.stack).toContain('log-error.test');
  expect(JSON.stringify(logged)).not.toContain('mother');
  expect(logged?.cause).not.toHaveProperty('where');
});

it('keeps what has no error in it out of the log', () => {
  expect(loggedError('a text that was thrown')).toBeUndefined();
});
