import vm from 'node:vm';
import { findLiveEntry, type Registry } from '@narthex/shared-contracts';
import { NODE_BUILD } from '../../delivery/remote-package';
import type { RemoteStore } from '../../delivery/remote-store';

/** The Node build of a remote, evaluated. */
export interface RemoteModule {
  readonly name: string;
  readonly version: string;
  readonly module: unknown;
}

/**
 * Evaluates a remote's Node build. It gets the shell's own React, router and query client, as in the browser, and can
 * require nothing else.
 */
async function evaluateRemote(
  store: RemoteStore,
  name: string,
  version: string,
  shared: Readonly<Record<string, unknown>>,
): Promise<RemoteModule | null> {
  const code = await store.read(name, version, NODE_BUILD);
  if (!code) return null;
  const require = (id: string): unknown => {
    if (Object.hasOwn(shared, id)) return shared[id];
    throw new Error(`${name} ${version} requires ${id}, which the shell does not share`);
  };
  const module: { exports: unknown } = { exports: {} };
  const run = vm.compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], {
    filename: `${name}-${version}.cjs`,
  });
  run(module, module.exports, require);
  return { name, version, module: module.exports };
}

/** How many evaluated versions of all remotes are kept: the live ones, and those that some visitors get. */
const MAX_MODULES = 12;

/** The Node builds of the versions that visitors get: each is evaluated once. */
export class RemoteModules {
  readonly #store: RemoteStore;
  readonly #shared: Readonly<Record<string, unknown>>;
  readonly #loaded = new Map<string, Promise<RemoteModule | null>>();

  constructor(store: RemoteStore, shared: Readonly<Record<string, unknown>>) {
    this.#store = store;
    this.#shared = shared;
  }

  /** The version of a remote that this registry names, or null when it has no Node build. A failure is tried again with the next page. */
  async load(registry: Registry, name: string): Promise<RemoteModule | null> {
    const entry = findLiveEntry(registry.microFrontends[name] ?? []);
    // Nothing of what is switched off runs, here or in a browser.
    if (!entry || entry.extras.disabled !== undefined) return null;
    const { version } = entry.metadata;
    const key = `${name} ${version}`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const module = evaluateRemote(this.#store, name, version, this.#shared);
    const [oldest] = this.#loaded.size >= MAX_MODULES ? this.#loaded.keys() : [];
    if (oldest !== undefined) this.#loaded.delete(oldest);
    this.#loaded.set(key, module);
    const forget = () => {
      if (this.#loaded.get(key) === module) this.#loaded.delete(key);
    };
    module.then((found) => found ?? forget(), forget);
    return module;
  }
}
