import { Writable } from 'node:stream';
import pino from 'pino';
import { buildTestApp, testConfig } from '../../test/build-app';
import { loggerOptions } from './logger';
import type { ModuleRoutes } from '../modules/module-routes';

const searched: ModuleRoutes = async (app) => {
  app.get('/api/v1/events', async () => ({}));
  app.get('/api/v1/sermons', async (request) => {
    request.log.error({ url: request.url }, 'page could not be rendered');
    throw new Error('the disk is full');
  });
};

it.each(['/api/v1/events', '/api/v1/sermons', '/api/v1/nothing', '/nothing'])(
  'logs a request of %s without what the visitor searched for',
  async (path) => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const logger = pino(loggerOptions({ ...testConfig(), logLevel: 'trace' }), stream);
    const app = await buildTestApp({ modules: [searched], logger });
    await app.inject(`${path}?q=divorce&token=mysecret`);
    await app.close();
    expect(lines.join('')).toContain(`"path":"${path}"`);
    expect(lines.join('')).not.toMatch(/divorce|mysecret/);
  },
);
