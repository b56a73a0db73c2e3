import { DAY_MS } from '../../time-units';

/** A day is longer than any browser retries. */
export const IDEMPOTENCY_KEY_RETENTION_MS = DAY_MS;
