import { t } from '../language/translate';

/**
 * Closing a tag takes a parser time in proportion to the open tags. With this limit, 24 texts of one page are
 * parsed in half a second at worst. A sermon of an hour has a thousand tags.
 */
const MAX_TAGS = 3000;
const TAG_START = /<[a-z/!?]/gi;

/** Returns true if a text is HTML that may be parsed, which the server does with every text it stores. */
export const hasFewTags = (text: string): boolean => (text.match(TAG_START)?.length ?? 0) <= MAX_TAGS;

/** This message is shown for texts with more tags. */
export const TOO_MANY_TAGS = t('At most {max} tags of HTML', { max: MAX_TAGS });
