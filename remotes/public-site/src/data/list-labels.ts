import { TYPE_OF_PRAYER_CATEGORY } from '@narthex/shared-contracts/enums';
import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { t } from '@narthex/shared-contracts/translate';

/** Labels of enum members in other languages. English derives them from the member’s name, so its build drops this table. */
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

/** The name of an enum's member in the language of the page. */
export const findListLabel = (member: string | null | undefined, english: string): string =>
  LIST_LABELS[member ?? ''] ?? english;

/** The same where the English name is the member as words: `week_of_prayer` as `Week of prayer`. */
export function describeMember(member: string): string {
  const words = member.replaceAll('_', ' ').trim();
  return findListLabel(member, words.charAt(0).toUpperCase() + words.slice(1));
}

const TYPES: Readonly<Record<string, string>> = TYPE_OF_PRAYER_CATEGORY;

/**
 * The one kind that a prayer request is shown with, wherever it is shown. The forms of the home page and of the prayer
 * page have kinds of their own: of the two that are stored, one was chosen and the other follows from it.
 */
export const describePrayerKind = ({
  category,
  prayer_type: type,
}: Pick<PublicPrayer, 'category' | 'prayer_type'>): string =>
  describeMember(TYPES[category] === type ? category : type);
