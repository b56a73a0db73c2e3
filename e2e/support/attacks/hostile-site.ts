import type { APIRequestContext } from '@playwright/test';
import { SHIP_TOKEN } from '../site';
import { test as base } from '../sites/changing-site';
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

/** The same code as an isolated and as a core remote. */
export const ISOLATED = 'hostile-team';
export const CORE = 'hostile-core';

interface HostileRemotes {
  readonly collector: Collector;
}

async function publish(request: APIRequestContext, token: string, collector: Collector): Promise<number[]> {
  const grants: number[] = [];
  for (const [remote, kind] of [
    [ISOLATED, 'isolated'],
    [CORE, 'core'],
  ] as const) {
    grants.push((await grantHostile(request, token, remote, { kind })).id);
    const { origin, connectOrigin, stunPort } = collector;
    const built = buildHostile(remote, (container) =>
      writeHostileCode(ATTACKS, { container, collector: origin, connectOrigin, stunPort }),
    );
    const publisher = kind === 'isolated' ? await issueKey(request, token, remote) : SHIP_TOKEN;
    const response = await uploadHostile(request, publisher, remote, built);
    if (!response.ok()) throw new Error(await response.text());
  }
  return grants;
}

/** Publishes the hostile remotes on the site of the worker, and takes them away at the end. */
export const test = base.extend<object, { readonly hostile: HostileRemotes }>({
  hostile: [
    async ({ changingSite, playwright }, provide) => {
      const request = await playwright.request.newContext({ baseURL: changingSite.origin });
      const collector = await startCollector();
      const token = await signInAsPublisher(request);
      const grants = await publish(request, token, collector);
      await provide({ collector });
      for (const id of grants) await sendToDelivery(request, token, `grants/${id}`, {}, 'DELETE');
      collector.stop();
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
