import { AMO_ALO } from './amo-alo';
import { DEACONRY } from './deaconry';
import { HEALTH } from './health';
import { PERSONAL_MINISTRIES } from './personal-ministries';
import { PRAYER } from './prayer';
import { PROPHECY } from './prophecy';
import { SABBATH_SCHOOL } from './sabbath-school';

export const MINISTRY_CONTENTS = {
  deconary: DEACONRY,
  personal_ministries: PERSONAL_MINISTRIES,
  prayer_department: PRAYER,
  amo_alo: AMO_ALO,
  health: HEALTH,
  sabbath_school: SABBATH_SCHOOL,
  prophecy: PROPHECY,
} as const;
