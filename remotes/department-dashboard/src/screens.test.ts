import { MINISTRY_DEPARTMENTS } from '@narthex/shared-contracts';
import { actor } from '@narthex/shared-contracts/testing';
import { listMissingScreens } from '@narthex/shared-panels/dashboard-section';
import { SECTIONS } from './sections';

it.each(MINISTRY_DEPARTMENTS)('the dashboard of %s has a screen for all that it may do', (department) => {
  expect(listMissingScreens(actor('leader', department), SECTIONS)).toEqual(['account.use']);
});
