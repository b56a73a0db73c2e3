import { REMOTE_HEADER } from '@narthex/shared-contracts';
import { SiteError, type SiteClient } from '../../site-client';
import type { Boundary, Outcome } from '../attack';
import { buildHostile, type PackageParts } from '../hostile/hostile-package';
import { createTeam, dismissTeam, type Team } from '../hostile/team';

/** Holds what an attack on the server needs. */
interface DeliveryScene {
  /** Calls the site as somebody who decides what is live. */
  readonly director: SiteClient;
  /** Creates a team that is dismissed after the attack. */
  readonly hire: (changes?: Parameters<typeof createTeam>[2]) => Promise<Team>;
  /** Calls the API as the page around a remote does, in the name of who decides what is live. */
  readonly callFor: (
    remote: string | null,
    method: string,
    path: string,
    more?: CallMore,
  ) => Promise<Response>;
}

interface CallMore {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Describes what a team tries with its key. It has succeeded if `run` resolves, unless with false; the site refuses by
 * a SiteError. With the boundary off, it does the same with the right for it, or without what is wrong with it.
 */
export interface DeliveryAttack {
  readonly name: string;
  readonly run: (scene: DeliveryScene, boundary: Boundary) => Promise<unknown>;
}

/** Builds a version whose code does nothing. */
export const buildIdle = (remote: string, parts?: PackageParts) =>
  buildHostile(remote, (container) => `window.${container} = { init() {}, get() {} };`, parts);

/** Runs an attack on the server with teams of its own. @param token The token of who decides what is live. */
export async function runDeliveryAttack(
  { director, token }: { readonly director: SiteClient; readonly token: string },
  { run }: DeliveryAttack,
  boundary: Boundary,
): Promise<Outcome> {
  const teams: Team[] = [];
  const scene: DeliveryScene = {
    director,
    async hire(changes) {
      const team = await createTeam(director, 'team', changes);
      teams.push(team);
      return team;
    },
    callFor: (remote, method, path, { body, headers } = {}) =>
      fetch(new URL(path, director.origin), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(remote !== null && { [REMOTE_HEADER]: remote }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
  try {
    return { hasSucceeded: (await run(scene, boundary)) !== false };
  } catch (cause) {
    if (!(cause instanceof SiteError)) throw cause;
    return { hasSucceeded: false, result: cause.message };
  } finally {
    // An attack may have dismissed its team already.
    for (const team of teams) await dismissTeam(director, team).catch(() => undefined);
  }
}
