import { actor } from '@narthex/shared-contracts/testing';
import { listMissingScreens } from '@narthex/shared-panels/dashboard-section';
import { SECTIONS } from './sections';

it.each(['pastoral', 'finance'] as const)(
  'the dashboard of %s has a screen for all that it may do',
  (department) => {
    expect(listMissingScreens(actor('leader', department), SECTIONS[department])).toEqual(['account.use']);
  },
);
