import type { PageContentField } from '@narthex/shared-contracts/closed-lists';

/** What editors may add to a page that shows other things first: all that is text and not its head. */
export const MORE_FIELDS: readonly PageContentField[] = [
  'introduction',
  'mission',
  'vision',
  'activities',
  'schedule',
  'leadership',
  'contact',
  'additional_info',
];
