import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const POLICIES = [
  ...['content-security-policy', 'permissions-policy', 'connection-allowlist', 'x-frame-options'],
  ...['integrity-policy', 'cross-origin-opener-policy', 'x-dns-prefetch-control'],
];

/** Describes a site whose policies were taken away. */
export interface OpenSite {
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Starts a proxy that passes on everything of a site but its policies, so that attacks can be seen to work. A browser
 * gives responses that Playwright replaces fewer rights, so that these come from the network.
 * @param policies The names of the headers that it leaves out.
 */
export async function startOpenSite(site: string, policies: readonly string[] = POLICIES): Promise<OpenSite> {
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
