import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@narthex/shared-contracts';
import type { SiteClient } from '../../site-client';
import { handIn } from '../hostile/hostile-package';
import { dismissTeam } from '../hostile/team';
import { buildIdle, type DeliveryAttack } from './delivery-attack';

const REASON = 'An attack';
/** A change of a grant reaches the registry within a moment. */
const REGISTRY_TIMEOUT_MS = 5_000;
const POLL_MS = 100;

/** Returns true while the site serves a remote; waits for the registry to say otherwise. */
async function staysLive(origin: string, remote: string): Promise<boolean> {
  const ends = Date.now() + REGISTRY_TIMEOUT_MS;
  for (;;) {
    const registry = (await (await fetch(new URL('/registry.json', origin))).json()) as Registry;
    const [entry] = registry.microFrontends[remote] ?? [];
    if (!entry || entry.extras.disabled !== undefined) return false;
    if (Date.now() > ends) return true;
    await pause(POLL_MS);
  }
}

const disable = (director: SiteClient, remote: string, version: string) =>
  director.call('delivery.changeRelease', {
    remote,
    body: { action: 'disable', message: 'Later.', reason: REASON, expected_live: version },
  });

/** Lists what a team tries with its key after somebody else has decided. */
export const KEY_ATTACKS: readonly DeliveryAttack[] = [
  {
    // Without the boundary, the team still has its grant.
    name: 'publish-without-a-grant',
    async run({ director, hire }, boundary) {
      const team = await hire();
      if (boundary === 'on') await dismissTeam(director, team);
      await handIn(team.client, buildIdle(team.remote));
    },
  },
  {
    name: 'promote-without-a-grant',
    async run({ director, hire }, boundary) {
      const team = await hire();
      const { remote, client } = team;
      const built = buildIdle(remote);
      await handIn(client, built, 'preview');
      if (boundary === 'on') await dismissTeam(director, team);
      await client.call('delivery.changeRelease', {
        remote,
        body: { action: 'live', version: built.version, reason: REASON, expected_live: null },
      });
    },
  },
  {
    name: 'live-after-its-grant',
    async run({ director, hire }, boundary) {
      const team = await hire();
      await handIn(team.client, buildIdle(team.remote));
      if (boundary === 'on') await dismissTeam(director, team);
      return staysLive(director.origin, team.remote);
    },
  },
  {
    // An open page goes on with its calls. Without the boundary, nobody narrows the grant.
    name: 'call-after-the-grant-was-narrowed',
    async run({ hire, callFor }, boundary) {
      const uses = ['members.read'];
      const { remote, client, grant } = await hire({ uses });
      await handIn(client, buildIdle(remote, { descriptor: { uses } }));
      const readMembers = async () => (await callFor(remote, 'GET', '/api/v1/members')).ok;
      if (!(await readMembers())) throw new Error('The grant allows less than it says.');
      if (boundary === 'on') {
        const headers = { 'if-match': `"${grant.version}"` };
        const path = `/api/v1/delivery/grants/${grant.id}`;
        const { ok } = await callFor(null, 'PUT', path, { headers, body: { uses: [] } });
        if (!ok) throw new Error('The grant could not be narrowed.');
      }
      return readMembers();
    },
  },
  ...(['enable', 'undo'] as const).map((action): DeliveryAttack => ({
    // Without the boundary, somebody who may do it switches the remote on.
    name: `${action}-what-was-switched-off`,
    async run({ director, hire }, boundary) {
      const { remote, client } = await hire();
      const built = buildIdle(remote);
      await handIn(client, built);
      await disable(director, remote, built.version);
      await (boundary === 'on' ? client : director).call('delivery.changeRelease', {
        remote,
        body: { action, reason: REASON, expected_live: built.version },
      });
    },
  })),
  {
    // Without the boundary, the team makes its isolated remote live.
    name: 'make-a-core-remote-live',
    async run({ hire }, boundary) {
      const { remote, client } = await hire({ kind: boundary === 'on' ? 'core' : 'isolated' });
      const built = buildIdle(remote);
      await handIn(client, built, 'preview');
      await client.call('delivery.changeRelease', {
        remote,
        body: { action: 'live', version: built.version, reason: REASON, expected_live: null },
      });
    },
  },
  {
    // Without the boundary, the remote is the team's own.
    name: 'publish-for-another-remote',
    async run({ hire }, boundary) {
      const [own, other] = [await hire(), await hire()];
      const { client } = boundary === 'on' ? own : other;
      await handIn(client, buildIdle(other.remote));
    },
  },
  {
    name: 'unsigned-version',
    async run({ hire }, boundary) {
      const { remote, client } = await hire();
      await handIn(client, buildIdle(remote), 'live', boundary === 'on' ? null : client.seed);
    },
  },
  {
    name: 'version-signed-by-another-team',
    async run({ hire }, boundary) {
      const [{ remote, client }, other] = [await hire(), await hire()];
      await handIn(client, buildIdle(remote), 'live', (boundary === 'on' ? other.client : client).seed);
    },
  },
];
