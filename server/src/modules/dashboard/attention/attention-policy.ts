/** A member counts as new for this many days, in which leaders may welcome them. */
export const NEW_MEMBER_DAYS = 7;

/** An announcement is listed when it ends within this many days, because it may have to be renewed. */
export const ENDING_DAYS = 3;

/** A rejected proposal is listed for this many days. */
export const REJECTED_DAYS = 14;

/** Sabbaths this far ahead should have a preacher, because an invitation takes weeks. */
export const PLANNED_WEEKS = 6;

/** Counting stops at this number, because a higher one makes no difference to the reader. */
export const MAX_COUNTED_WAITING = 100;
