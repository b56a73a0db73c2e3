import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { test as base } from '../sites/changing-site';
import { startOpenSite } from './boundary';
import { startCollector, type Collector } from './collector';
import { writeHostileCode } from './hostile-code';
import {
  buildHostile,
  grantHostile,
  issueKey,
  sendToDelivery,
  signInAsPublisher,
  uploadHostile,
} from './publish-hostile';
import { ATTACKS } from './tables/all';

interface HostileSite {
  /** The origin of the same site without its policies. */
  readonly open: string;
  /** The origin of the same site for a browser that doesn't know `Connection-Allowlist`. */
  readonly older: string;
  readonly collector: Collector;
  /** Names the remote that its team published with its key. */
  readonly isolated: string;
  /** Names the remote with the same code that the communications team published as a core remote. */
  readonly core: string;
  /** Is the token of a session of the communications team. */
  readonly token: string;
}

/** Publishes the hostile code as a remote. Returns the id of its grant. */
async function publish(
  request: APIRequestContext,
  { token, collector }: Pick<HostileSite, 'token' | 'collector'>,
  remote: string,
  kind: 'isolated' | 'core',
): Promise<number> {
  const { id } = await grantHostile(request, token, remote, { kind });
  const { origin, connectOrigin, udpPorts } = collector;
  const built = buildHostile(remote, (container) =>
    writeHostileCode(ATTACKS, { container, collector: origin, connectOrigin, udpPorts }),
  );
  const publisher = kind === 'isolated' ? await issueKey(request, token, remote) : token;
  const response = await uploadHostile(request, publisher, remote, built);
  if (!response.ok()) throw new Error(await response.text());
  return id;
}

/** Publishes the hostile remotes on the site of the worker, and takes them away at the end. */
export const test = base.extend<object, { readonly hostile: HostileSite }>({
  hostile: [
    async ({ changingSite, playwright }, provide) => {
      const request = await playwright.request.newContext({ baseURL: changingSite.origin });
      const collector = await startCollector();
      const token = await signInAsPublisher(request);
      const open = await startOpenSite(changingSite.origin);
      const older = await startOpenSite(changingSite.origin, ['connection-allowlist']);
      const suffix = randomBytes(3).toString('hex');
      const origins = { open: open.origin, older: older.origin };
      const site = {
        ...origins,
        collector,
        token,
        isolated: `hostile-team-${suffix}`,
        core: `hostile-core-${suffix}`,
      };
      const grants = [
        await publish(request, site, site.isolated, 'isolated'),
        await publish(request, site, site.core, 'core'),
      ];
      await provide(site);
      for (const id of grants) await sendToDelivery(request, token, `grants/${id}`, {}, 'DELETE');
      open.stop();
      older.stop();
      collector.stop();
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
