import { DEPARTMENT_FACTS, allows, paths, type Actor, type Department } from '@narthex/shared-contracts';
import type { DashboardNavItem } from '@narthex/shared-ui';
import { CircleUserRound, LayoutDashboard, ShieldCheck } from 'lucide-react';

/** The access label of a department determines its dashboard. */
const DASHBOARDS = {
  'Supreme Admin': paths.communicationDashboard.to(),
  'Senior Admin': paths.seniorAdminDashboard.to(),
  'Department Admin': paths.departmentDashboard.to(),
} as const;

const departmentPlace = (department: Department) => ({
  to: DASHBOARDS[DEPARTMENT_FACTS[department].access],
  label: `${DEPARTMENT_FACTS[department].label} dashboard`,
  icon: LayoutDashboard,
});

/**
 * Returns links to the other places that a person's roles give access to. A pastor who signed in for a department gets
 * the administration, and an administrator with a department gets its dashboard, so a menu leads to every right.
 */
export function listOtherPlaces(actor: Actor | null, base: string): DashboardNavItem[] {
  if (!actor) return [];
  const places = [
    ...(actor.department ? [departmentPlace(actor.department)] : []),
    ...(allows('admin', actor)
      ? [{ to: paths.adminDashboard.to(), label: 'Administration', icon: ShieldCheck }]
      : []),
    { to: paths.memberDashboard.to(), label: 'My own pages', icon: CircleUserRound },
  ];
  const isHere = (to: string) => to === base || to.startsWith(`${base}/`);
  return places.filter(({ to }) => !isHere(to)).map((place) => ({ ...place, isCurrent: false }));
}
