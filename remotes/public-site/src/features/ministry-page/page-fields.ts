import { PAGE_CONTENT_FIELDS } from '@narthex/shared-contracts/enums';

/** What editors may add to a page that shows other things first: all that is text and not its head. */
export const MORE_FIELDS = PAGE_CONTENT_FIELDS.filter(
  (field) => !field.startsWith('hero_') && field !== 'gallery_images',
);
