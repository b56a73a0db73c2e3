/** Entries are kept as long as the settings say; network addresses long enough to look into an attack noticed late. */
export const ADDRESS_RETENTION_DAYS = 90;

/** Old entries are deleted so many at a time, so that no write waits long. */
export const DELETE_BATCH_ROWS = 5_000;
