import Fastify from 'fastify';
import { background } from './background-plugin';

async function buildApp() {
  const app = Fastify();
  const warnings = jest.spyOn(app.log, 'warn');
  await app.register(background);
  await app.ready();
  return { app, warnings };
}

it('says what failed', async () => {
  const { app, warnings } = await buildApp();
  const err = new Error('no disk');
  await app.background.run('nothing was read', () => Promise.reject(err));
  expect(warnings.mock.calls).toEqual([[{ err }, 'nothing was read']]);
  await app.close();
});

it('is told when the app closes, which waits for it and takes no failure for one', async () => {
  const { app, warnings } = await buildApp();
  let hasEnded = false;
  void app.background.run('nothing was read', async (signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await new Promise(setImmediate);
    hasEnded = true;
    throw new Error('the database is closed');
  });
  await app.close();
  expect(hasEnded).toBe(true);
  expect(warnings.mock.calls).toEqual([]);
});
