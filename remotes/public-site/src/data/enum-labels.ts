import { TYPE_OF_PRAYER_CATEGORY } from '@narthex/shared-contracts/enums';
import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { t } from '@narthex/shared-contracts/translate';

/**
 * Labels of enum members in other languages. English derives them from the member's name, so its build drops this
 * table.
 */
const LIST_LABELS: Readonly<Record<string, string>> = LANGUAGE_BASE
  ? {
      worship: t('Worship'),
      bible_study: t('Bible Study'),
      youth: t('Youth'),
      choir: t('Choir'),
      fellowship: t('Fellowship'),
      community: t('Community'),
      conference: t('Conference'),
      mission: t('Mission'),
      music: t('Music'),
      training: t('Training'),
      other: t('Other'),
      thanksgiving: t('Thanksgiving'),
      healing: t('Healing'),
      guidance: t('Guidance'),
      family: t('Family'),
      financial: t('Financial'),
      spiritual: t('Spiritual'),
      personal: t('Personal'),
      health: t('Health'),
      academic: t('Academic'),
      sermons: t('Sermons'),
      events: t('Events'),
      ministries: t('Ministries'),
      prayer: t('Prayer'),
      sabbath_service: t('Sabbath service'),
      week_of_prayer: t('Week of prayer'),
      vespers: t('Vespers'),
      revival: t('Revival'),
      special_event: t('Special event'),
    }
  : {};

/** Returns the label of an enum member in the language of the page. */
export const findListLabel = (member: string | null | undefined, english: string): string =>
  LIST_LABELS[member ?? ''] ?? english;

/** Returns the label of a member whose English label follows from its name: `Week of prayer` for `week_of_prayer`. */
export function describeMember(member: string): string {
  const words = member.replaceAll('_', ' ').trim();
  return findListLabel(member, words.charAt(0).toUpperCase() + words.slice(1));
}

const TYPES: Readonly<Record<string, string>> = TYPE_OF_PRAYER_CATEGORY;

/**
 * Returns the label of a prayer request's kind. The forms of the home page and of the prayer page offer different
 * kinds: of the two stored values, the person chose one and the server derived the other.
 */
export const describePrayerKind = ({
  category,
  prayer_type: type,
}: Pick<PublicPrayer, 'category' | 'prayer_type'>): string =>
  describeMember(TYPES[category] === type ? category : type);
