/**
 * A setting decides how long entries are kept. Network addresses are kept long enough to investigate an attack that was
 * noticed late.
 */
export const ADDRESS_RETENTION_DAYS = 90;

/** Limits the rows of one delete, so that no write waits long for it. */
export const DELETE_BATCH_ROWS = 5_000;
