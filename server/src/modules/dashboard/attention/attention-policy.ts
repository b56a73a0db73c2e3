/** Who joined so many days ago is new, and may be welcomed. */
export const NEW_MEMBER_DAYS = 7;

/** An announcement that ends within so many days may have to be renewed. */
export const ENDING_DAYS = 3;

/** A proposal that was rejected longer ago is no news. */
export const REJECTED_DAYS = 14;

/** So many Sabbaths ahead should have a preacher: inviting one takes weeks. */
export const PLANNED_WEEKS = 6;

/** More things that wait than these are counted no further: the number is the same call to action. */
export const MAX_COUNTED_WAITING = 100;
