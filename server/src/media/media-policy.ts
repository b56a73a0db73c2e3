import { DAY_MS, MINUTE_MS } from '../time-units';

/** An unclaimed file is kept this long for a record, and those of a rejected proposal for another attempt. */
export const UNUSED_FILE_RETENTION_MS = DAY_MS;

/** The search for rejected proposals reaches back this far, so that a server that was off for days catches up. */
export const REJECTED_PROPOSALS_SPAN_MS = 7 * DAY_MS;

/** The job that deletes dropped files runs at this interval. */
export const DROPPED_FILES_CHECK_INTERVAL_MS = MINUTE_MS;

/** Files are read and deleted in batches of this size. */
export const FILE_BATCH_ROWS = 100;
