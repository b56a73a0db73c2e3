import type { Descriptor, Mount, Registry } from '@narthex/shared-contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEntry } from '../federation/loading/in-memory-remotes.testing';
import { FAKE_PAGES } from './fake-pages';

const DASHBOARDS = ['supreme-admin', 'senior-admin', 'department-dashboard', 'member-area'] as const;

/** Returns the mounts in the descriptor of a remote of this repository. */
export function readMounts(remote: string): Mount[] {
  const file = path.join(__dirname, '../../../remotes', remote, 'remote.json');
  const descriptor: Descriptor = JSON.parse(readFileSync(file, 'utf8'));
  return descriptor.mounts;
}

/** Creates a registry with one version of each remote. */
export function fakeRegistry(mounts: Readonly<Record<string, readonly Mount[]>>): Registry {
  const entry = (ofRemote: readonly Mount[], remote: string) => {
    const made = createEntry({ remote });
    return { ...made, extras: { ...made.extras, mounts: [...ofRemote] } };
  };
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: Object.fromEntries(
      Object.entries(mounts).map(([remote, ofRemote]) => [remote, [entry(ofRemote, remote)]]),
    ),
  };
}

/** Creates a registry with every real dashboard and a page for every group of the public navigation. */
export const siteRegistry = (): Registry =>
  fakeRegistry({
    'public-site': FAKE_PAGES,
    ...Object.fromEntries(DASHBOARDS.map((remote) => [remote, readMounts(remote)])),
  });
