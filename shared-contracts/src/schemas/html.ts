import { t } from '../language/translate';

/**
 * Closing a tag takes a parser as long as there are tags open: with so many, 24 texts of one page are parsed in half a
 * second at the worst. A sermon of an hour has a thousand.
 */
const MAX_TAGS = 3000;
const TAG_START = /<[a-z/!?]/gi;

/** Whether a text is HTML that may be parsed: the server does so with every one it stores. */
export const hasFewTags = (text: string): boolean => (text.match(TAG_START)?.length ?? 0) <= MAX_TAGS;

/** What is said of others. */
export const TOO_MANY_TAGS = t('At most {max} tags of HTML', { max: MAX_TAGS });
