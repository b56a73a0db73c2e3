import { sql, type SQL } from 'drizzle-orm';

/** An instant before now by the clock of the database, which all processes share. */
export const ago = (durationMs: number): SQL => sql`now() - ${durationMs} * interval '1 millisecond'`;

/** An instant after now by the clock of the database. */
export const fromNow = (durationMs: number): SQL => sql`now() + ${durationMs} * interval '1 millisecond'`;
