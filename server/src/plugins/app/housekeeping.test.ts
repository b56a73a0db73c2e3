import Fastify from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { housekeeping } from './housekeeping';

it('runs every task, also when one of them fails', async () => {
  const app = Fastify();
  await app.register(fastifyPlugin(async () => undefined, { name: 'core' }));
  await app.register(housekeeping);
  const done: string[] = [];
  app.housekeeping.add('first', async () => void done.push('first'));
  app.housekeeping.add('broken', () => Promise.reject(new Error('no')));
  app.housekeeping.add('last', async () => void done.push('last'));
  await app.housekeeping.run();
  expect(done).toEqual(['first', 'last']);
  await app.close();
});
