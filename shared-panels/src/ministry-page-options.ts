import { MINISTRY_PAGES } from '@narthex/shared-contracts/closed-lists';
import { toOptions } from './choice-labels';

const LABELS = {
  deconary: 'Deaconry',
  amo_alo: 'AMO and ALO',
  dcm: 'DCM',
  pcm: 'Public Campus Ministry',
};

/** The pages of ministries, and none of them. */
export const MINISTRY_PAGE_OPTIONS = [{ value: '', label: 'None' }, ...toOptions(MINISTRY_PAGES, LABELS)];
