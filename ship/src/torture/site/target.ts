import {
  computeBucket,
  effectiveAccess,
  findLiveEntry,
  readRemoteFiles,
  type Mount,
  type Registry,
  type RemoteFiles,
} from '@narthex/shared-contracts';
import { createHash } from 'node:crypto';
import { CommandError } from '../../command-errors';
import { fetchFrom } from '../../site-url';

/** Describes the remote under test while it works. */
export interface Target {
  readonly site: string;
  readonly remote: string;
  /** Holds the path of the page that is opened. */
  readonly path: string;
  readonly mount: Mount;
  readonly isPublic: boolean;
  /** Holds the path of the version's folder, with a slash at its end. */
  readonly folder: string;
  readonly manifest: { readonly path: string; readonly text: string };
  readonly entry: { readonly path: string; readonly text: string };
  readonly files: RemoteFiles;
  /** Names a visitor who gets the live version and no canary. */
  readonly visitor: string;
}

export const computeIntegrity = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

async function fetchText(site: string, path: string): Promise<string> {
  const response = await fetchFrom(site, path);
  if (!response.ok) throw new CommandError(`${path} of ${site} responded with ${response.status}.`);
  return response.text();
}

const covers = (mount: Mount, path: string) =>
  mount.path === '/' || path === mount.path || path.startsWith(`${mount.path}/`);

/** Chooses the mount whose page is opened: the one of a path, or else the first without parameters. */
function chooseMount(remote: string, mounts: readonly Mount[], path: string | undefined): Mount {
  const candidates =
    path === undefined
      ? // The bar leads to the home page, so another page shows more.
        [...mounts.filter((mount) => mount.path !== '/'), ...mounts].filter(
          (mount) => !mount.path.includes('{'),
        )
      : mounts.filter((mount) => covers(mount, path)).sort((a, b) => b.path.length - a.path.length);
  const [mount] = candidates;
  if (!mount) throw new CommandError(`${remote} has no page${path ? ` on ${path}` : ''}.`);
  return mount;
}

function findVisitor(remote: string): string {
  for (let number = 0; ; number += 1) {
    const visitor = `torture-${number}`;
    if (computeBucket(visitor, remote) >= 99) return visitor;
  }
}

async function readRegistry(site: string): Promise<Registry> {
  const response = await fetchFrom(site, '/registry.json');
  const registry = (await response.json().catch(() => null)) as Registry | null;
  if (response.ok && registry?.microFrontends) return registry;
  throw new CommandError(`${site} is another kind of site: its /registry.json lists no remotes.`);
}

/** Reads the live version of a remote. Throws CommandError if there is none. */
export async function readTarget(site: string, remote: string, path?: string): Promise<Target> {
  const registry = await readRegistry(site);
  const live = findLiveEntry(registry.microFrontends[remote] ?? []);
  if (!live) throw new CommandError(`Nothing of ${remote} is live on ${site}.`);
  if (live.extras.disabled !== undefined) throw new CommandError(`${remote} is switched off on ${site}.`);
  const mount = chooseMount(remote, live.extras.mounts, path);
  const opened = path ?? mount.landing ?? mount.path;
  const { pathname } = new URL(live.url, site);
  const text = await fetchText(site, pathname);
  const files = readRemoteFiles(JSON.parse(text), pathname);
  return {
    site,
    remote,
    path: opened,
    mount,
    isPublic: effectiveAccess(mount, opened) === 'public',
    folder: pathname.slice(0, pathname.lastIndexOf('/') + 1),
    manifest: { path: pathname, text },
    entry: { path: files.entry, text: await fetchText(site, files.entry) },
    files,
    visitor: findVisitor(remote),
  };
}
