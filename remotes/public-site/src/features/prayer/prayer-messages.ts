import { describeMember } from '../../data/list-labels';
import { PRAYER_CATEGORIES } from '@narthex/shared-contracts/enums';

export const PRAYER_FAILURE = 'Failed to submit prayer request.';
export const PRAYER_SENT =
  'Prayer request submitted successfully! It will be reviewed before appearing on the prayer wall.';

export const CATEGORY_OPTIONS = PRAYER_CATEGORIES.map((value) => ({ value, label: describeMember(value) }));
