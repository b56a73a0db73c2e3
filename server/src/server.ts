import { once } from 'node:events';
import { startServer } from './start/start-server';

// In development, the code of the next server is loaded before the running one has ended.
if (process.env['NARTHEX_STANDBY'] && process.send) {
  process.send('loaded');
  await once(process, 'message');
}
await startServer(async (dependencies) => (await import('@narthex/demo')).demoSeed(dependencies));
