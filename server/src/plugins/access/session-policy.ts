import { DAY_MS, MINUTE_MS } from '../../time-units';

interface SessionLifetime {
  /** A session that isn't used for this long ends. */
  readonly idleMs: number;
  /** However much it is used, a session ends this long after the sign-in. */
  readonly maxAgeMs: number;
}

/** A member's session lasts a month without use, since they come when there is news, and at most a semester. */
export const MEMBER_SESSION: SessionLifetime = { idleMs: 30 * DAY_MS, maxAgeMs: 90 * DAY_MS };

/**
 * Administrators and everybody with an office read other people's data and publish in the church's name. Their phone that
 * is lost on Sabbath is signed out before the next one, and they sign in anew every two weeks.
 */
export const OFFICE_SESSION: SessionLifetime = { idleMs: 3 * DAY_MS, maxAgeMs: 14 * DAY_MS };

/** For this long after a sign-in or another proof, a session may do what needs one: see `needsRecentProof`. */
export const PROOF_VALID_MS = 10 * MINUTE_MS;

/** The use of a session is noted this often at most, so that not every request writes to the database. */
export const SESSION_TOUCH_INTERVAL_MS = 5 * MINUTE_MS;
