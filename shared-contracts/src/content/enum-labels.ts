import type {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_CATEGORIES,
  GalleryCategory,
  MinistryCategory,
} from './enums';

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
