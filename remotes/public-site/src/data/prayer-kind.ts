import { TYPE_OF_PRAYER_CATEGORY } from '@narthex/shared-contracts/closed-lists';
import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayer';

const TYPES: Readonly<Record<string, string>> = TYPE_OF_PRAYER_CATEGORY;

/**
 * The one kind that a prayer request is shown with, wherever it is shown. The forms of the home page and of the prayer
 * page have kinds of their own: of the two that are stored, the other one only follows from what was chosen.
 */
export const prayerKind = ({ category, prayer_type: type }: Pick<PublicPrayer, 'category' | 'prayer_type'>): string =>
  TYPES[category] === type ? category : type;
