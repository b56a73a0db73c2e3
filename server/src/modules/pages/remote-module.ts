import vm from 'node:vm';
import { NODE_BUILD } from '../../delivery/remote-package';
import type { RemoteStore } from '../../delivery/remote-store';

/**
 * Evaluates a remote's Node build. It gets the shell's own React, router and query client, as in the browser, and can
 * require nothing else.
 */
export async function loadRemoteModule(
  store: RemoteStore,
  remote: string,
  version: string,
  shared: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const code = await store.read(remote, version, NODE_BUILD);
  if (!code) return null;
  const require = (id: string): unknown => {
    if (Object.hasOwn(shared, id)) return shared[id];
    throw new Error(`${remote} ${version} requires ${id}, which the shell does not share`);
  };
  const module: { exports: unknown } = { exports: {} };
  const run = vm.compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], {
    filename: `${remote}-${version}.cjs`,
  });
  run(module, module.exports, require);
  return module.exports;
}
