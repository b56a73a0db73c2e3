import { computeBucket } from '@narthex/shared-contracts';
import { readVisitor } from '../federation/rollout/read-visitor';

/** The web vitals of this percentage of visitors are measured. */
const MEASURED_PER_CENT = 20;

/** Returns whether this visitor is part of the sample whose web vitals are measured. */
export const isMeasured = (): boolean => computeBucket(readVisitor(), 'vitals') < MEASURED_PER_CENT;
