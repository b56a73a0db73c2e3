import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../time-units';

/** Each of the last days with a backup keeps its newest one: most mistakes are noticed within a week. */
export const KEPT_DAYS = 7;

/** The same holds for weeks, so that what was noticed at the end of a month can be looked up before it happened. */
export const KEPT_WEEKS = 5;

/** And for months: a year covers what a congregation does once a year. */
export const KEPT_MONTHS = 12;

/** A day, and the time that a slow or repeated run may take. An older backup is late. */
export const BACKUP_LATE_MS = 30 * HOUR_MS;

/** A run that takes longer hangs: a site of 100 GB is written, read and restored in less. */
export const MAX_RUN_MS = 6 * HOUR_MS;

/** A full disk or a bucket that is away may be back by then. */
export const RETRY_AFTER_MS = HOUR_MS;

/** After so many failures in a night, somebody has to look, and the next night is tried again. */
export const MAX_ATTEMPTS = 3;

/** Each process checks at this interval whether a backup is due. */
export const CHECK_INTERVAL_MS = 10 * MINUTE_MS;

/** If the process that makes a backup is gone for this long, another one may begin. */
export const LEASE_MS = 2 * MINUTE_MS;
export const LEASE_RENEWAL_MS = 30 * SECOND_MS;

/** The list of a bucket takes a call, so System and the metrics may be this old. */
export const STATE_KEPT_MS = MINUTE_MS;

/** The bucket or folder has this long to list what it holds. */
export const LIST_WITHIN_MS = 10 * SECOND_MS;

/** S3-compatible storage takes no larger file in one request. */
export const MAX_OBJECT_BYTES = 5 * 1024 ** 3;
