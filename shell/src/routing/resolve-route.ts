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

/** Describes what a path means for a person. */
export interface ResolvedRoute {
  readonly target: Target;
  readonly decision: GuardDecision;
  /** Holds the path that the person arrives at after signing in; it is null for a visitor. */
  readonly landing: string | null;
  /** Lists the menu entries of the signed-in person. */
  readonly menu: readonly MenuEntry[];
}

type Person = Pick<Actor, 'role' | 'department'>;

/**
 * Returns true if a portal admits this person: `admin` only administrators, `leaders` only people with a
 * department.
 */
export function admits(door: Door, { role, department }: Person): boolean {
  if (door === 'admin') return role === 'admin';
  return door === 'members' || department !== null;
}

/**
 * Returns the landing path of a mount. Older descriptors name none; their dashboards are then the landing.
 */
const landingPath = ({ path, landing }: Mount): string | null =>
  landing ?? (/-dashboard$/i.test(path) ? path : null);

const narrowness = (mount: Mount) => ACCESS_LEVELS.indexOf(effectiveAccess(mount));

/**
 * Returns the path that a person arrives at after signing in: the narrowest landing of the door that admits
 * them, else the members' landing.
 */
export function findLanding(registry: Registry, door: Door, person: Person): string {
  if (!admits(door, person)) return findLanding(registry, 'members', person);
  // The members' door ignores the department, because leaders reach their dashboards through their own door.
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

/** Returns the menu of the signed-in person: every labelled mount whose guard admits them. */
export function findMenu(registry: Registry, session: Session): readonly MenuEntry[] {
  if (session.status !== 'authenticated') return [];
  return liveMounts(registry).flatMap(({ mount }) =>
    mount.nav && evaluateGuard(session, mount) === 'allowed'
      ? [{ label: mount.nav, to: mount.landing ?? mount.path }]
      : [],
  );
}

/** Returns the guard's decision on a target. Portals and paths without a page are open to everybody. */
export function decide(
  { match }: Target,
  { registry, session, pathname }: { registry: Registry; session: Session; pathname: string },
): GuardDecision {
  return match ? evaluateGuard(session, match.mount, canonicalPath(pathname, registry)) : 'allowed';
}

/** Returns what a path means for a person. Registry, session and path are combined only here. */
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
