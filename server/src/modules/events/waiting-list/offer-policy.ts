import { HOUR_MS, MINUTE_MS } from '../../../time-units';

/** How long a free place is kept for the next person on the waiting list; never beyond the start of the event. */
export const OFFER_LIFETIME_MS = 48 * HOUR_MS;

/** Offers that have lapsed are looked for this often: the next person gets the place soon. */
export const OFFERS_EVERY_MS = 5 * MINUTE_MS;

/** Where an event has no limit, so many people are offered a place in one transaction. */
export const MAX_OFFERS_AT_ONCE = 500;
