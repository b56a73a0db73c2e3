import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findRegistryProblem } from './registry-problem';

jest.setTimeout(60_000);

it.each(['notice', 'silent'])('names a registry that npm, as %s, does not reach', async (level) => {
  const server = createServer((_request, response) => response.writeHead(404).end('{}')).listen(0);
  await once(server, 'listening');
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  process.env['npm_config_registry'] = registry;
  process.env['npm_config_loglevel'] = level;
  // Some registries have no ping.
  expect(await findRegistryProblem()).toBeNull();
  server.close();
  await once(server, 'close');
  expect(await findRegistryProblem()).toContain(`npm does not reach ${registry} (ECONNREFUSED)`);
});
