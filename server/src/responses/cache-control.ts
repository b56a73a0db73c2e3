import { DAY_MS, HOUR_MS, SECOND_MS } from '../time-units';

/** For what has its hash or a random name in its URL: another content has another URL. */
export const IMMUTABLE = `public, max-age=${(365 * DAY_MS) / SECOND_MS}, immutable`;

/** For what is made from the site's name and colours, which hardly ever change. */
export const CACHED_FOR_A_DAY = `public, max-age=${DAY_MS / SECOND_MS}`;

/** For what robots read: they come back often, and a change may reach them late. */
export const CACHED_FOR_AN_HOUR = `public, max-age=${HOUR_MS / SECOND_MS}`;
