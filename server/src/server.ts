import { once } from 'node:events';
import { startServer } from './start/start-server';

// In development, the next server loads its code and builds its app before the running one has ended.
const isStandby = Boolean(process.env['NARTHEX_STANDBY'] && process.send);
if (isStandby) process.send?.('loaded');
await startServer({
  seed: async (dependencies) => (await import('@narthex/demo')).demoSeed(dependencies),
  commands: { 'remove-demo': async () => (await import('@narthex/demo/removal')).REMOVE_DEMO },
  ...(isStandby && { whenFree: once(process, 'message') }),
});
if (isStandby) process.send?.('started');
