import { DAY_MS, MINUTE_MS } from '../time-units';

/** For how long a file waits for a record that names it, or for a rejected proposal to be sent again. */
export const UNUSED_FILE_RETENTION_MS = DAY_MS;

/** How far back rejected proposals are looked through: a server that was off for days catches up. */
export const REJECTED_PROPOSALS_SPAN_MS = 7 * DAY_MS;

/** Files that no record names any more are looked for this often. */
export const DROPPED_FILES_CHECK_INTERVAL_MS = MINUTE_MS;

/** Files are looked up and deleted so many at a time. */
export const FILE_BATCH_ROWS = 100;
