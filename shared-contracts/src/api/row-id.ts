/** Matches the id of a row as it stands in a path: a positive number in decimal digits, in one spelling only. */
export const ROW_ID = /^[1-9]\d*$/;
