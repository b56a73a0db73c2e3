import type { LoadedRemote, ShellRemoteModule } from '../../shell/src/federation/loading/load-remote';
import * as publicSite from '../../remotes/public-site/src/remote-app';

type Remotes = Readonly<Record<string, () => Promise<ShellRemoteModule>>>;

const REMOTES: Remotes = {
  'public-site': () => Promise.resolve(publicSite),
  'supreme-admin': () => import('../../remotes/supreme-admin/src/remote-app'),
  'senior-admin': () => import('../../remotes/senior-admin/src/remote-app'),
  'department-dashboard': () => import('../../remotes/department-dashboard/src/remote-app'),
  'member-area': () => import('../../remotes/member-area/src/remote-app'),
};

/**
 * Replaces the loader of the shell: this build contains all code, so nothing has to be looked up, verified or retried.
 */
export async function loadRemote(remote: string): Promise<LoadedRemote> {
  const load = REMOTES[remote];
  if (!load) throw new Error(`The monolith has no ${remote}`);
  return { module: await load(), version: 'monolith', isPrevious: false };
}
