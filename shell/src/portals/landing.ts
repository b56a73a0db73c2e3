import { paths, type Actor } from '@narthex/shared-contracts';

export type Door = 'members' | 'leaders' | 'admin-login';

const LEADER_LANDINGS: Readonly<Record<string, string>> = {
  communication: paths.communicationDashboard.to(),
  pastoral: paths.seniorAdminDashboard.to(),
  finance: paths.seniorAdminDashboard.to(),
};

const ADMIN_LANDING_ROLES: readonly string[] = ['admin', 'pastor', 'elder'];

/** Where a person arrives who signed in at this door. */
export function landingOf(door: Door, { role, department }: Pick<Actor, 'role' | 'department'>): string {
  if (door === 'admin-login' && role === 'admin') return paths.adminDashboard.to();
  if (door === 'leaders' && department) {
    return LEADER_LANDINGS[department] ?? paths.departmentDashboard.to();
  }
  return ADMIN_LANDING_ROLES.includes(role) ? paths.adminLanding.to() : paths.memberDashboard.to();
}
