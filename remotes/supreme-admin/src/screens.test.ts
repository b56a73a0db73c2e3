import { actor } from '@narthex/shared-contracts/testing';
import { listMissingScreens } from '@narthex/shared-panels/dashboard-section';
import { ADMIN_SECTIONS, COMMUNICATION_SECTIONS } from './sections';

/** The own account has its screens in the member area, which every menu links to. */
const OWN = ['account.use'];

// A capability that no section uses has no screen: add it to `uses` of its section.
it.each(['admin', 'pastor', 'elder'] as const)(
  'the administration has a screen for all that a %s may do',
  (role) => {
    expect(listMissingScreens(actor(role), ADMIN_SECTIONS)).toEqual(OWN);
  },
);

it('the command center and the administration have a screen for all that communication may do', () => {
  const sections = [...COMMUNICATION_SECTIONS, ...ADMIN_SECTIONS];
  expect(listMissingScreens(actor('leader', 'communication'), sections)).toEqual(OWN);
  expect(listMissingScreens(actor('leader', 'communication'), ADMIN_SECTIONS)).toEqual(OWN);
});

it.each([
  ['announcements.manage', 'announcements'],
  ['homepage.manage', 'homepage'],
  ['calendar.manage', 'calendar'],
  ['pages.manage', 'content'],
  ['leaders.manage', 'leadership'],
  ['communications.send', 'communications'],
] as const)('says so when the section for %s is missing', (capability, path) => {
  const sections = ADMIN_SECTIONS.filter((section) => section.path !== path);
  const without = sections.map((section) => ({
    ...section,
    uses: (section.uses ?? []).filter((used) => used !== capability),
  }));
  expect(listMissingScreens(actor('admin'), without)).toContain(capability);
});
