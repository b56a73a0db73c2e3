import { once } from 'node:events';
import { NEUTRAL_VERSION } from '@narthex/shared-contracts/container-name';
import { DEV_SHELL_URL, MANIFEST } from '@narthex/shared-contracts/remote-package';
import type { WatchedBuild } from '@narthex/remote-kit/build/watched';
import { CommandError } from '../command-errors';
import { requireDescriptor } from '../remote/build-remote';
import type { RemoteFolder } from '../remote/find-remote';
import { createDevProxy } from './dev-proxy';
import { PageEvents } from './page-events';
import { watchRoom } from './watch-room';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@narthex/shared-contracts';
import type { LocalRemote, LocalShell } from './rewrite-page';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../run';

/** The packed commands contain this build of the shell. */
const PACKED_SHELL = fileURLToPath(new URL('../dev-shell', import.meta.url));

/** Returns the shell's sources if this is its repository, or else the build that the packed commands bring. */
function findShell(): { readonly sources: string } | { readonly output: string } {
  const sources = path.join(ROOT, 'shell');
  return existsSync(path.join(sources, 'webpack.config.ts')) ? { sources } : { output: PACKED_SHELL };
}

interface Assets {
  readonly integrity: Readonly<Record<string, string>>;
  readonly entry: Readonly<Record<'js' | 'css', readonly string[]>>;
}

/** Reads the files of a shell that is built into `output`, as pages refer to them. */
async function readLocalShell(output: string): Promise<LocalShell> {
  const { integrity, entry } = JSON.parse(await readFile(path.join(output, 'assets.json'), 'utf8')) as Assets;
  const toUrl = (file: string) => DEV_SHELL_URL + file;
  return {
    scripts: entry.js.map(toUrl),
    styles: entry.css.map(toUrl),
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [toUrl(file), hash])),
  };
}

interface Manifest {
  readonly metaData: { readonly version: string; readonly descriptor: Descriptor };
}

/** Reads the registry entry of a remote that is built into `output`. */
export async function readLocalRemote(remote: string, output: string): Promise<LocalRemote> {
  const { metaData } = JSON.parse(await readFile(path.join(output, MANIFEST), 'utf8')) as Manifest;
  const { contract, title, owner, mounts } = metaData.descriptor;
  const { version } = metaData;
  return {
    remote,
    entry: {
      url: `/remotes/${remote}/${version}/${MANIFEST}`,
      // The manifest changes with every build, and an open page may request it later. Its files have hashes.
      metadata: { integrity: '', version },
      extras: { contract, title, owner, mounts },
    },
  };
}

export interface DevSettings {
  readonly site: string;
  readonly port: number;
}

/** Describes the running proxy and its builds. */
export interface DevSite {
  /** Resolves once pages can be opened; rejects when something can't be built at all. */
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Converts a build into an event of a page, with paths instead of names of files. */
const toFolder = (folder: string, { hash, integrity }: WatchedBuild) => ({
  folder,
  hash,
  integrity: Object.fromEntries(Object.entries(integrity).map(([file, value]) => [folder + file, value])),
});

/**
 * Runs `narthex dev`: the site at an address of this machine, with remotes built from their sources, and the shell too
 * if its sources are here. A saved change replaces modules of the open pages, or reloads them if that isn't possible.
 */
export function runDev(remotes: readonly RemoteFolder[], { site, port }: DevSettings): DevSite {
  const events = new PageEvents();
  const watch = (name: string, folder: string, url: string) => ({
    ...watchRoom(name, folder, (build) => events.send(toFolder(url, build))),
    name,
    url,
  });
  const found = findShell();
  const shell = 'sources' in found ? watch('shell', found.sources, DEV_SHELL_URL) : null;
  const shellOutput = shell?.output ?? ('output' in found ? found.output : '');
  const watched = remotes.map(({ remote, folder }) =>
    watch(remote, folder, `/remotes/${remote}/${NEUTRAL_VERSION}/`),
  );
  const rooms = shell ? [shell, ...watched] : watched;
  const built = Promise.all(rooms.map((room) => room.ready));
  const server = createDevProxy({
    site,
    events,
    folders: new Map([
      [DEV_SHELL_URL, shellOutput],
      ...watched.map(({ url, output }) => [url, output] as const),
    ]),
    readBuilds: async () => {
      await built;
      return {
        shell: await readLocalShell(shellOutput),
        remotes: await Promise.all(watched.map(({ name, output }) => readLocalRemote(name, output))),
      };
    },
  });

  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all(rooms.map((room) => room.stop()));
  };
  const listening = once(server.listen(port, '127.0.0.1'), 'listening').catch((cause: Error) => {
    throw new CommandError(`Port ${port} can't be used: ${cause.message}. Choose another port.`, { cause });
  });
  const ready = Promise.all([listening, built]).then(() => undefined);
  return { ready, stop };
}

/** Runs `narthex dev` for one remote until the process gets a signal. */
export async function runDevUntilStopped(remote: RemoteFolder, settings: DevSettings): Promise<void> {
  const { port, site } = settings;
  requireDescriptor(remote);
  console.log(`${site} with your ${remote.remote} will be on http://127.0.0.1:${port}; building …`);
  const dev = runDev([remote], settings);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true;
      void dev.stop().then(() => process.exit(0));
    });
  }
  try {
    await dev.ready;
  } catch (cause) {
    await dev.stop();
    // Ctrl+C ends the builds as well.
    if (isStopping) return;
    throw cause;
  }
  console.log(`Open http://127.0.0.1:${port}`);
}
