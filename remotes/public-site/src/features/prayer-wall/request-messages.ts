import { PRAYER_TYPES } from '@narthex/shared-contracts/closed-lists';

export const REQUEST_FAILURE = 'Failed to submit prayer request. Please try again.';
export const REQUEST_SENT = 'Your prayer request has been submitted for review. Thank you!';

/** `academic` as `Academic`. */
export const typeLabel = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('_', ' ');

export const TYPE_OPTIONS = PRAYER_TYPES.map((value) => ({ value, label: typeLabel(value) }));
