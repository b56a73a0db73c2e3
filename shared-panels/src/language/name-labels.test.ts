import { ROLES } from '@narthex/shared-contracts';
import * as lists from '@narthex/shared-contracts/enums';
import { grantInputSchema } from '@narthex/shared-contracts/schemas/grants';
import { keyInputSchema } from '@narthex/shared-contracts/schemas/delivery-keys';
import { listAboutPages } from '../about/about-pages';
import { toLabel } from '../choice-labels';
import { NAME_LABELS } from './name-labels';

/** Panels show these values with `toLabel`. */
const SHOWN = [
  ...lists.ANNOUNCEMENT_AUDIENCES,
  ...lists.ANNOUNCEMENT_CATEGORIES,
  ...lists.ANNOUNCEMENT_PRIORITIES,
  ...lists.CONTENT_SECTION_KEYS,
  ...lists.EVENT_STATUSES,
  ...lists.GALLERY_CATEGORIES,
  ...lists.MEMBER_STATUSES,
  ...lists.MINISTRY_CATEGORIES,
  ...lists.RECURRENCE_PATTERNS,
  ...lists.SERMON_STATUSES,
  ...listAboutPages('', '').flatMap(({ sections }) => sections),
  ...ROLES,
  // The activity log shows these fields.
  ...Object.keys(grantInputSchema.shape),
  ...Object.keys(keyInputSchema.shape),
];

it.each([...new Set<string>(SHOWN)])('has a label of %s, for the other languages', (value) => {
  expect(NAME_LABELS).toHaveProperty([value]);
});

it('calls each name in English what follows from it', () => {
  for (const [name, label] of Object.entries(NAME_LABELS)) expect(toLabel(name)).toBe(label);
});
