import type { Attack } from '../attack';
import { CALL_ATTACKS } from './calls';
import { FORGED_PATHS, POLLUTIONS } from './channel';
import { DISTURBANCES, NAVIGATIONS } from './disturbances';
import { ELEMENTS } from './elements';
import { FEATURES } from './features';
import { HINTS } from './hints';
import { OVERLOADS, STRAINS } from './overloads';
import { PERSON } from './person';
import { READS } from './reads';
import { REQUESTS } from './requests';
import { CHANGES, SHARED } from './shell';

/** Lists the attacks that run beside each other in one page, by subject. */
export const BATCHES = {
  reads: READS,
  changes: CHANGES,
  requests: REQUESTS,
  elements: ELEMENTS,
  features: FEATURES,
  pollution: POLLUTIONS,
} as const;

/** Lists everything that the code of a hostile remote can be told to do. */
export const ATTACKS: readonly Attack[] = [
  ...Object.values(BATCHES).flat(),
  ...[...DISTURBANCES, ...NAVIGATIONS, ...PERSON],
  ...[...CALL_ATTACKS, ...FORGED_PATHS, ...SHARED, ...HINTS, ...OVERLOADS, ...STRAINS],
];
