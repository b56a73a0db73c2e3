import type { RenderResult } from '@testing-library/react';
import type { ShellValue } from '../app/shell-context';
import { buildSettings } from '../federation/loading/in-memory-remotes.testing';
import type { ShellRemoteModule } from '../federation/loading/load-remote';
import { RemoteResources } from '../federation/loading/remote-resource';
import { FAKE_CALENDAR } from './fake-pages';
import { fakeRegistry } from './fake-registry';
import { showShell } from './show-shell';

const REMOTE = 'public-site';

export interface ShowSiteOptions {
  /** Holds the module of the remote with the public pages, or loads it. */
  readonly remote: ShellRemoteModule | (() => Promise<ShellRemoteModule>);
  /** Maps the path of each mount to its title. */
  readonly pages: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly renderedSlot?: ShellValue['renderedSlot'];
}

const registryFor = (pages: ShowSiteOptions['pages']) =>
  fakeRegistry({
    [REMOTE]: Object.entries(pages).map(([path, title]) => ({
      path,
      title,
      base: '/',
      exact: true,
      guard: 'public',
      ...(path === FAKE_CALENDAR.path && { aliases: FAKE_CALENDAR.aliases, menus: FAKE_CALENDAR.menus }),
    })),
  });

function resourcesFor(remote: ShowSiteOptions['remote']): RemoteResources {
  if (typeof remote === 'function') {
    const loading = { registerRemotes: () => undefined, loadRemote: remote as () => Promise<never> };
    const limits = { manifest: 200, module: 200, waits: [] };
    return new RemoteResources({ ...buildSettings(loading).settings, limits });
  }
  const resources = new RemoteResources(null);
  resources.provide(REMOTE, { module: remote, version: '1.0.0', isPrevious: false });
  return resources;
}

/** Renders the whole shell for a visitor, at a path in the address bar of the test's window. */
export function showSite({ remote, pages, path = '/', renderedSlot }: ShowSiteOptions): RenderResult {
  return showShell({ registry: registryFor(pages), resources: resourcesFor(remote), path, renderedSlot });
}
