import { actor } from '@narthex/shared-contracts/testing';
import { House } from 'lucide-react';
import { findPlaces } from './attention-places';
import type { DashboardSection } from './dashboard-section';

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
    visits: '/admin/visitors',
  });
});
