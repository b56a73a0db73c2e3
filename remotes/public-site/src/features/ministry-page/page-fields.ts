import { PAGE_CONTENT_FIELDS } from '@narthex/shared-contracts/enums';

/** These fields are what editors can add to a page with another main part: all text that isn't in the head. */
export const MORE_FIELDS = PAGE_CONTENT_FIELDS.filter(
  (field) => !field.startsWith('hero_') && field !== 'gallery_images',
);
