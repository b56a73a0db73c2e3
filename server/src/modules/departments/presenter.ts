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

/** Departments have names, callers of lists and forms expect numbers: the place in the list, from 1. */
const getNumber = (department: Department): number => DEPARTMENTS.indexOf(department) + 1;

export const presentProfile = (row: DepartmentRow): DepartmentProfile =>
  presentRow(departmentProfileSchema, row, {
    id: getNumber(row.id),
    department: row.id,
    links: row.links.map(({ label, url }) => ({ label, url })),
  });

/** What visitors see: links that would run code are left out, whoever stored them. */
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
