import { DEPARTMENTS, ROLES, allows, paths, type Actor } from '@narthex/shared-contracts';
import { actor } from '@narthex/shared-contracts/testing';
import { House } from 'lucide-react';
import { findPlaces } from './attention-places';
import { getGreeting, listOtherPlaces } from './dashboard-frame';
import type { DashboardSection } from './dashboard-section';

const OWN_DASHBOARD: Readonly<Partial<Record<string, string>>> = {
  communication: paths.communicationDashboard.to(),
  pastoral: paths.seniorAdminDashboard.to(),
  finance: paths.seniorAdminDashboard.to(),
};

/** Returns every place that a person's roles give access to. */
const listPlaces = (person: Actor): string[] => [
  ...(person.department ? [OWN_DASHBOARD[person.department] ?? paths.departmentDashboard.to()] : []),
  ...(allows('admin', person) ? [paths.adminDashboard.to()] : []),
  paths.memberDashboard.to(),
];
const PEOPLE = ROLES.flatMap((role) => [null, ...DEPARTMENTS].map((department) => actor(role, department)));

it.each(PEOPLE)('leads $role of $department from each of their places to all the others', (person) => {
  for (const here of listPlaces(person)) {
    const base = here.replace(/^(\/admin)\/dashboard$/, '$1');
    expect(listOtherPlaces(person, base).map(({ to }) => to)).toEqual(
      listPlaces(person).filter((to) => to !== here),
    );
  }
});

it('offers nothing to who isn’t signed in', () => {
  expect(listOtherPlaces(null, '/admin')).toEqual([]);
});

const zone = 'Africa/Nairobi';

it.each([
  ['2026-11-21T02:00:00Z', 'Good morning'],
  ['2026-11-21T09:00:00Z', 'Good afternoon'],
  ['2026-11-21T14:00:00Z', 'Good evening'],
  ['2026-11-21T23:00:00Z', 'Good evening'],
])('greets by the clock of the site: %s', (instant, text) => {
  expect(getGreeting(zone, new Date(instant))).toBe(text);
});

const section = (changes: Partial<DashboardSection>): DashboardSection => ({
  path: 'x',
  label: 'X',
  icon: House,
  Page: () => null,
  uses: [],
  ...changes,
});
const SECTIONS = [
  section({ path: 'activities', uses: ['events.manage'], attention: 'events' }),
  section({ path: 'prayers', uses: ['prayer.moderate'], attention: 'prayers' }),
  section({ path: 'proposals', attention: 'own-proposals', isUnlisted: true }),
];
const find = (...person: Parameters<typeof actor>) => findPlaces(actor(...person), '/d', SECTIONS);

it('finds the sections that settle what waits, and leaves out those that the person may not use', () => {
  expect(find('leader', 'music')).toEqual({ events: '/d/activities', 'own-proposals': '/d/proposals' });
  expect(find('leader', 'prayer')).toHaveProperty('prayers', '/d/prayers');
});

it('leads who enters the administration there with what this dashboard has no section for', () => {
  expect(find('elder', 'music')).toMatchObject({
    events: '/d/activities',
    members: '/admin/members',
    memberships: '/admin/ministry-members',
    visits: '/admin/visitors',
  });
});
