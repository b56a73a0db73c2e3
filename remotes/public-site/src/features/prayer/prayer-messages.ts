import { findListLabel } from '../../data/list-labels';
import { PRAYER_CATEGORIES } from '@narthex/shared-contracts/closed-lists';

export const PRAYER_FAILURE = 'Failed to submit prayer request.';
export const PRAYER_SENT =
  'Prayer request submitted successfully! It will be reviewed before appearing on the prayer wall.';

/** `thanksgiving` as `Thanksgiving`. */
export const inTitleCase = (word: string) =>
  findListLabel(word, word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' '));

export const CATEGORY_OPTIONS = PRAYER_CATEGORIES.map((value) => ({ value, label: inTitleCase(value) }));
