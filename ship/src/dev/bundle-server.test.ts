import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_STANDBY, createServerBundler } from './bundle-server';

it('bundles a server that can be loaded without a loader', async () => {
  const bundler = await createServerBundler();
  await bundler.rebuild();
  await bundler.dispose();
  const server = spawn(process.execPath, [SERVER_STANDBY], {
    env: { ...process.env, NARTHEX_STANDBY: 'yes' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  server.send('load');
  const [message] = await once(server, 'message');
  expect(message).toBe('loaded');
  server.kill('SIGKILL');
});
