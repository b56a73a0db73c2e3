import { MEMBER_SESSION } from '../access/session-policy';

/** A replaced secret is accepted for as long as the session lasts that was begun the moment before. */
export const FORMER_SECRET_VALID_MS = MEMBER_SESSION.maxAgeMs;
