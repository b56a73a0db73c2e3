import type {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_CATEGORIES,
  GalleryCategory,
  MinistryCategory,
} from './enums';

/** Labels of enum values for visitors and members. */
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

/** Whom an announcement is for, unless it is for all. */
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

/** How the groups of ministries are called on screen. */
export const MINISTRY_CATEGORY_LABELS: Readonly<Record<MinistryCategory, string>> = {
  general: 'General',
  youth: 'Youth',
  worship: 'Worship',
  outreach: 'Outreach',
  education: 'Education',
};

/** How the groups of the gallery are called on screen. */
export const GALLERY_CATEGORY_LABELS: Readonly<Record<GalleryCategory, string>> = {
  Services: 'Services',
  Events: 'Events',
  Outreach: 'Outreach',
  Youth: 'Youth',
  Other: 'Other',
};
