import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../browser/open-browser';
import { createSiteClient, type SiteClient } from '../../site-client';
import { signIn, type StoredSession } from '../../torture/site/sign-in';
import type { Attack, Boundary } from '../attack';
import { startCollector, type Collector } from '../site/collector';
import { writeHostileCode } from './hostile-code';
import { buildHostile, handIn, type HostilePackage } from './hostile-package';
import { createTeam, dismissTeam, type Team } from './team';

const POLICIES = [
  ...['content-security-policy', 'permissions-policy', 'connection-allowlist', 'x-frame-options'],
  ...['integrity-policy', 'cross-origin-opener-policy', 'x-dns-prefetch-control'],
];

/** Describes a site whose policies were taken away. */
interface OpenSite {
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Starts a proxy that passes on everything of a site but its policies, so that attacks can be seen to work. A browser
 * gives responses that Playwright replaces fewer rights, so that these come from the network.
 * @param policies The names of the headers that it leaves out.
 */
async function startOpenSite(site: string, policies: readonly string[] = POLICIES): Promise<OpenSite> {
  const server = createServer((incoming, response) => {
    const { method, headers } = incoming;
    const outgoing = request(site + (incoming.url ?? '/'), { method, headers }, (received) => {
      const kept = Object.entries(received.headers).filter(([name]) => !policies.includes(name));
      response.writeHead(received.statusCode ?? 502, Object.fromEntries(kept));
      received.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Holds the site that is attacked, and everything that attacks need. */
export interface Arena {
  readonly browser: Browser;
  readonly collector: Collector;
  /** Maps each boundary to the origin where the site has it. */
  readonly origins: Readonly<Record<Boundary, string>>;
  /** Calls the site as the administrator who is attacked. */
  readonly director: SiteClient;
  readonly session: StoredSession;
  /** Holds the token of the same session. */
  readonly token: string;
  /** Lists what the grant of the remote in question allows. */
  readonly uses: readonly string[];
  /** Published the hostile code with its key, under a grant like that of the remote in question. */
  readonly isolated: Team & { readonly container: string };
  /** Published the same code by the hands of those who run the site, so that it runs in the shell's document. */
  readonly core: Team & { readonly container: string };
  /** Builds one more version with the hostile code. */
  readonly build: (remote: string) => HostilePackage;
  readonly close: () => Promise<void>;
}

const ADMIN_EMAIL = 'admin@demo.test';

/** Signs a demo account in. @param department Makes it a leader of this department. */
export const signInDemo = (
  site: string,
  password: string,
  department?: string,
): Promise<StoredSession | null> =>
  signIn(
    site,
    {
      mount: { path: '/', guard: 'signed-in', title: '', door: department ? 'leaders' : 'admin' },
      ...{ path: '/', isPublic: false },
    },
    {
      ...{ email: department ? `${department}@demo.test` : ADMIN_EMAIL, password },
      ...(department && { department }),
    },
  );

/** Describes the site and the remote that are attacked. */
export interface ArenaOptions {
  readonly site: string;
  readonly password: string;
  readonly remote: string;
}

/** Publishes hostile remotes on a site, under a grant like that of a remote. */
export async function openArena(
  { site, password, remote }: ArenaOptions,
  attacks: readonly Pick<Attack, 'name' | 'run'>[],
): Promise<Arena> {
  const session = (await signInDemo(site, password)) ?? [];
  const token = session.find(({ name }) => name === 'token')?.value ?? '';
  const director = createSiteClient(site, token);
  const { data } = await director.call('delivery.getRemote', { remote });
  const uses = data.grant?.uses ?? [];
  const collector = await startCollector();
  const [open, older] = [await startOpenSite(site), await startOpenSite(site, ['connection-allowlist'])];
  const build = (name: string) =>
    buildHostile(name, (container) => writeHostileCode(attacks, { container, ...collector.places }), {
      descriptor: { uses },
    });
  const publish = async (kind: 'isolated' | 'core') => {
    const team = await createTeam(director, `hostile-${kind}`, { kind, uses });
    const built = build(team.remote);
    await handIn(kind === 'isolated' ? team.client : director, built);
    return { ...team, container: built.container };
  };
  const [isolated, core] = [await publish('isolated'), await publish('core')];
  const browser = await openBrowser();
  return {
    ...{ browser, collector, director, session, token, uses, isolated, core, build },
    origins: { on: site, off: open.origin, older: older.origin },
    async close() {
      await browser.close();
      for (const team of [isolated, core]) await dismissTeam(director, team);
      open.stop();
      older.stop();
      collector.stop();
    },
  };
}
