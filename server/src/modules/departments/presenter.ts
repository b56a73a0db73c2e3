import { DEPARTMENTS, DEPARTMENT_FACTS, type Department } from '@narthex/shared-contracts';
import {
  departmentProfileSchema,
  type DepartmentActivity,
  type DepartmentContacts,
  type DepartmentProfile,
} from '@narthex/shared-contracts/schemas/departments';
import { linkUrl } from '../../responses/links/link-url';
import { presentRow } from '../../responses/present-row';
import { fullName } from '../../writes/unit/writer';
import type { DepartmentActivityRow } from './activity-repository';
import type { DepartmentRow } from './repository';

/**
 * Callers of lists and forms expect numbers, but departments only have names: the number is the position in the list,
 * starting at 1.
 */
const getNumber = (department: Department): number => DEPARTMENTS.indexOf(department) + 1;

export const presentProfile = (row: DepartmentRow): DepartmentProfile =>
  presentRow(departmentProfileSchema, row, {
    id: getNumber(row.id),
    department: row.id,
    links: row.links.map(({ label, url }) => ({ label, url })),
  });

/**
 * Presents the contacts that visitors see. Unsafe links are omitted, because they may have been stored under older
 * rules.
 */
export function presentContacts(row: DepartmentRow): DepartmentContacts {
  const { id: _id, version: _version, ...profile } = presentProfile(row);
  return { ...profile, links: profile.links.filter(({ url }) => linkUrl(url) !== null) };
}

export const presentActivity = (row: DepartmentActivityRow): DepartmentActivity => ({
  id: getNumber(row.department),
  department: row.department,
  label: DEPARTMENT_FACTS[row.department].label,
  leaders: row.leaders.map((leader) => ({ id: leader.id, name: fullName(leader), email: leader.email })),
  upcoming_events: row.upcomingEvents,
  active_announcements: row.activeAnnouncements,
  ministries: row.ministries,
  people: row.people,
  pending_proposals: row.pendingProposals,
  last_activity: row.lastActivity && {
    at: row.lastActivity.at,
    person: row.lastActivity.person,
    action: row.lastActivity.action,
  },
});
