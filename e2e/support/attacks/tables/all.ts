import { CALL_ATTACKS } from './calls';
import { DISTURBANCES, NAVIGATIONS } from './disturbances';
import { ELEMENTS } from './elements';
import { HINTS } from './hints';
import { OVERLOADS } from './overloads';
import { READS } from './reads';
import { REQUESTS } from './requests';
import { CHANGES, SHARED } from './shell';

/** Lists the attacks that run beside each other in one page, by subject. */
export const BATCHES = {
  reads: READS,
  changes: CHANGES,
  requests: REQUESTS,
  elements: ELEMENTS,
  calls: CALL_ATTACKS,
} as const;

export const ATTACKS = [
  ...Object.values(BATCHES).flat(),
  ...SHARED,
  ...HINTS,
  ...DISTURBANCES,
  ...NAVIGATIONS,
  ...OVERLOADS,
];
