import { HOUR_MS, MINUTE_MS } from '../../../time-units';

/**
 * An offered seat is kept this long for the next person on the waiting list, but never beyond the start of the event.
 */
export const OFFER_LIFETIME_MS = 48 * HOUR_MS;

/** The job looks for expired offers this often, so that the next person gets the seat soon. */
export const OFFERS_EVERY_MS = 5 * MINUTE_MS;

/** If an event has no limit, this many people are offered a seat in one transaction. */
export const MAX_OFFERS_AT_ONCE = 500;
