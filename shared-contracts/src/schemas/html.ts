import type { z } from 'zod';
import { t } from '../language/translate';

/**
 * Closing a tag takes a parser as long as there are tags open: with so many, 24 texts of one page are parsed in half a
 * second at the worst. A sermon of an hour has a thousand.
 */
const MAX_TAGS = 3000;
const TAG_START = /<[a-z/!?]/gi;

const hasFewTags = (text: string | null | undefined) => (text?.match(TAG_START)?.length ?? 0) <= MAX_TAGS;

/** A text that is HTML: the server parses it, so it has a limited number of tags. */
export const ofHtml = <S extends z.ZodType<string | null | undefined>>(text: S): S =>
  text.refine(hasFewTags, t('At most {max} tags of HTML', { max: MAX_TAGS }));
