import { PRAYER_TYPES } from '@narthex/shared-contracts/enums';
import { describeMember } from '../../data/list-labels';

export const REQUEST_FAILURE = 'Failed to submit prayer request. Please try again.';
export const REQUEST_SENT = 'Your prayer request has been submitted for review. Thank you!';

export const TYPE_OPTIONS = PRAYER_TYPES.map((value) => ({ value, label: describeMember(value) }));
