import { LANGUAGE_BASE } from '../language/languages';
import { t } from '../language/translate';
import type { PublicPrayer } from '../schemas/prayers';
import {
  TYPE_OF_PRAYER_CATEGORY,
  type ANNOUNCEMENT_AUDIENCES,
  type ANNOUNCEMENT_CATEGORIES,
  type EventType,
  type GalleryCategory,
  type LeaderCategory,
  type MinistryCategory,
} from './enums';

/** The tabs of the public directory show these labels. */
export const LEADER_TAB_LABELS: Readonly<Record<LeaderCategory, string>> = {
  pastoral: 'Pastoral Staff',
  elders: 'Elders',
  ministry: 'Ministry Leaders',
  deacons: 'Deacons',
};

/** The management panel shows these labels. */
export const LEADER_CATEGORY_LABELS: Readonly<Record<LeaderCategory, string>> = {
  pastoral: 'Pastoral Staff',
  elders: 'Church Elders',
  ministry: 'Ministry Directors',
  deacons: 'Deacons & Deaconesses',
};

/** Visitors and members read these labels of announcement categories. */
export const ANNOUNCEMENT_CATEGORY_LABELS: Readonly<
  Record<(typeof ANNOUNCEMENT_CATEGORIES)[number], string>
> = {
  general: 'General',
  worship: 'Worship',
  ministry: 'Ministry',
  youth: 'Youth',
  outreach: 'Outreach',
  financial: 'Financial',
  health: 'Health',
  education: 'Education',
  social: 'Social',
  urgent: 'Urgent',
};

/** Announcements for everybody show no audience, so `all` has no label. */
export const ANNOUNCEMENT_AUDIENCE_LABELS: Readonly<
  Record<Exclude<(typeof ANNOUNCEMENT_AUDIENCES)[number], 'all'>, string>
> = {
  students: 'For students',
  staff: 'For staff',
  youth: 'For youth',
  adults: 'For adults',
  seniors: 'For seniors',
  ministry_leaders: 'For ministry leaders',
  visitors: 'For visitors',
};

/** Visitors read these labels of ministry groups. */
export const MINISTRY_CATEGORY_LABELS: Readonly<Record<MinistryCategory, string>> = {
  general: 'General',
  youth: 'Youth',
  worship: 'Worship',
  outreach: 'Outreach',
  education: 'Education',
};

/** Visitors read these labels of gallery groups. */
export const GALLERY_CATEGORY_LABELS: Readonly<Record<GalleryCategory, string>> = {
  Services: 'Services',
  Events: 'Events',
  Outreach: 'Outreach',
  Youth: 'Youth',
  Other: 'Other',
};

/** Forms and lists show these labels of event types. */
export const EVENT_TYPE_LABELS: Readonly<Record<EventType, string>> = {
  worship: 'Worship',
  bible_study: 'Bible Study',
  youth: 'Youth',
  choir: 'Choir',
  fellowship: 'Fellowship',
  community: 'Community',
  conference: 'Conference',
  other: 'Other',
};

/**
 * Labels of enum members in other languages. English derives them from the member's name, so its build drops this
 * table.
 */
const MEMBER_LABELS: Readonly<Record<string, string>> = LANGUAGE_BASE
  ? {
      ...EVENT_TYPE_LABELS,
      mission: t('Mission'),
      music: t('Music'),
      training: t('Training'),
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
  MEMBER_LABELS[member ?? ''] ?? english;

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

/** Returns a role in a ministry as pages show it: the site itself writes that of a plain member, in English. */
export const describeMinistryRole = (role: string): string => (role === 'Member' ? t('Member') : role);
