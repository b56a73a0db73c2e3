import { evaluateGuard, mayOpen, type GuardDecision, type Session } from '@narthex/shared-auth';
import {
  ACCESS_LEVELS,
  breadth,
  canonicalPath,
  effectiveAccess,
  findDoor,
  liveMounts,
  paths,
  resolveTarget,
  type Actor,
  type Door,
  type Mount,
  type Registry,
  type Target,
} from '@narthex/shared-contracts';

export interface MenuEntry {
  readonly label: string;
  readonly to: string;
}

/** What a path means for a person. */
export interface ResolvedRoute {
  readonly target: Target;
  readonly decision: GuardDecision;
  /** Where the person arrives after signing in at the route's door; null for a visitor. */
  readonly landing: string | null;
  /** The places of the signed-in person. */
  readonly menu: readonly MenuEntry[];
}

type Person = Pick<Actor, 'role' | 'department'>;

/** Whether a door signs this person in: that of the administrators keeps to them, the leaders' to those of a department. */
export function admits(door: Door, { role, department }: Person): boolean {
  if (door === 'admin') return role === 'admin';
  return door === 'members' || department !== null;
}

/** Where a mount is landed on. Descriptors of before name no landing: their dashboards are. */
const landingPath = ({ path, landing }: Mount): string | null =>
  landing ?? (/-dashboard$/i.test(path) ? path : null);

const narrowness = (mount: Mount) => ACCESS_LEVELS.indexOf(effectiveAccess(mount));

/** Where a person arrives who signs in at a door: the narrowest landing of it that lets them in; else the members'. */
export function findLanding(registry: Registry, door: Door, person: Person): string {
  if (!admits(door, person)) return findLanding(registry, 'members', person);
  // The members' door lets in by role: what a department may open, its leaders reach by their own door.
  const actor: Actor = {
    id: 0,
    role: person.role,
    department: door === 'leaders' ? person.department : null,
  };
  const [best] = liveMounts(registry)
    .map(({ mount }) => mount)
    .filter((mount) => findDoor(mount, mount.path) === door && landingPath(mount) && mayOpen(actor, mount))
    .sort(
      (a, b) => breadth(a, actor.department) - breadth(b, actor.department) || narrowness(b) - narrowness(a),
    );
  const path = best && landingPath(best);
  return path ?? (door === 'members' ? paths.home.to() : findLanding(registry, 'members', person));
}

/** The entries of the signed-in person's menu: every mount with a label that their guard lets them into. */
export function findMenu(registry: Registry, session: Session): readonly MenuEntry[] {
  if (session.status !== 'authenticated') return [];
  return liveMounts(registry).flatMap(({ mount }) =>
    mount.nav && evaluateGuard(session, mount) === 'allowed'
      ? [{ label: mount.nav, to: mount.landing ?? mount.path }]
      : [],
  );
}

/** The decision on a target for a person; portals and what isn't there are open to all. */
export function decide(
  { match }: Target,
  { registry, session, pathname }: { registry: Registry; session: Session; pathname: string },
): GuardDecision {
  return match ? evaluateGuard(session, match.mount, canonicalPath(pathname, registry)) : 'allowed';
}

/** What a path means for a person: the one place where registry, session and path meet. */
export function resolveRoute(registry: Registry, session: Session, pathname: string): ResolvedRoute {
  const { actor } = session;
  const target = resolveTarget(registry, pathname, actor?.department ?? null);
  return {
    target,
    decision: decide(target, { registry, session, pathname }),
    landing: actor && findLanding(registry, target.door, actor),
    menu: findMenu(registry, session),
  };
}
