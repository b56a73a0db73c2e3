import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_BUNDLE, createServerBundler } from './bundle-server';

it('bundles a server that can be loaded without a loader', async () => {
  const bundler = await createServerBundler();
  await bundler.rebuild();
  await bundler.dispose();
  const server = spawn(process.execPath, [SERVER_BUNDLE], {
    env: { ...process.env, NARTHEX_STANDBY: 'yes' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await once(server, 'message');
  expect(message).toBe('loaded');
  server.kill('SIGKILL');
});
