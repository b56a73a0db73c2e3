/** Shorter passwords are guessed; longer ones than any person types would only cost the server time. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

/** A search of the site consists of a few words. */
export const MAX_SEARCH_LENGTH = 100;
