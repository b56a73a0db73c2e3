import { Writable } from 'node:stream';
import pino from 'pino';
import { buildTestApp, testConfig } from '../../test/build-app';
import { RENDERER_IP } from '../requests/network-of';
import { loggerOptions, loggedError } from './logger';
import type { ModuleRoutes } from '../modules/module-routes';
import { sql } from 'drizzle-orm';
import { withTestDatabase } from '../../test/database';

const database = withTestDatabase();

it('says which query failed, why and where, and none of its values', async () => {
  const prayer = 'Please pray for\nparams: my mother';
  const failed: unknown = await database()
    .db.execute(sql`select ${prayer}::text, ${'Lydia'}::integer`)
    .catch((error: unknown) => error);
  expect(JSON.stringify(failed)).toContain('Lydia');
  const logged = loggedError(failed);
  expect(logged).toMatchObject({ message: expect.stringContaining('select $1'), cause: { code: '22P02' } });
  expect(logged?.stack).toContain('logger.test');
  expect(JSON.stringify(logged)).not.toContain('mother');
  expect(logged?.cause).not.toHaveProperty('where');
});

it('keeps what has no error in it out of the log', () => {
  expect(loggedError('a text that was thrown')).toBeUndefined();
});

const searched: ModuleRoutes = async (app) => {
  app.get('/api/v1/events', async () => ({}));
  app.get('/api/v1/sermons', async (request) => {
    request.log.error({ url: request.url }, 'page could not be rendered');
    throw new Error('the disk is full');
  });
};

/** Returns what is logged of a request. */
async function logRequest(url: string, remoteAddress = '127.0.0.1'): Promise<string> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const logger = pino(loggerOptions({ ...testConfig(), logLevel: 'trace' }), stream);
  const app = await buildTestApp({ modules: [searched], logger });
  await app.inject({ url, remoteAddress });
  await app.close();
  return lines.join('');
}

it.each(['/api/v1/events', '/api/v1/sermons', '/api/v1/nothing', '/nothing'])(
  'logs a request of %s without what the visitor searched for',
  async (path) => {
    const logged = await logRequest(`${path}?q=divorce&token=mysecret`);
    expect(logged).toContain(`"path":"${path}"`);
    expect(logged).not.toMatch(/divorce|mysecret/);
  },
);

it('logs no calls of pages that are being rendered', async () => {
  expect(await logRequest('/api/v1/events', RENDERER_IP)).not.toContain('/api/v1/events');
});
