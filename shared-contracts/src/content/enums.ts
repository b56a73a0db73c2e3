/** Closed lists of the domain, apart from the schemas so that a page that only shows them loads no validation code. */

export const EVENT_TYPES = [
  'worship',
  'bible_study',
  'youth',
  'choir',
  'fellowship',
  'community',
  'conference',
  'other',
] as const;

/** Whether an event is prepared, shown, or called off. */
export const EVENT_STATUSES = ['draft', 'published', 'cancelled'] as const;

/** How an event may repeat. */
export const RECURRENCE_PATTERNS = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** What kind of gathering an event is. */
export type EventType = (typeof EVENT_TYPES)[number];

/** Whether an event is prepared, shown, or called off. */
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** The groups of the leaders page. */
export const LEADER_CATEGORIES = ['pastoral', 'elders', 'ministry', 'deacons'] as const;

/** Labels of the public directory's tabs. */
export const LEADER_TAB_LABELS: Readonly<Record<LeaderCategory, string>> = {
  pastoral: 'Pastoral Staff',
  elders: 'Elders',
  ministry: 'Ministry Leaders',
  deacons: 'Deacons',
};

/** Labels of the management panel. */
export const LEADER_CATEGORY_LABELS: Readonly<Record<LeaderCategory, string>> = {
  pastoral: 'Pastoral Staff',
  elders: 'Church Elders',
  ministry: 'Ministry Directors',
  deacons: 'Deacons & Deaconesses',
};

/** A group of the leaders page. */
export type LeaderCategory = (typeof LEADER_CATEGORIES)[number];

/** What a prayer of the home page may be about. */
export const PRAYER_CATEGORIES = [
  'thanksgiving',
  'healing',
  'guidance',
  'family',
  'financial',
  'spiritual',
  'other',
] as const;

/** What a prayer of the prayer page may be about. */
export const PRAYER_TYPES = ['personal', 'health', 'academic', 'family', 'spiritual', 'other'] as const;

/** The type that a category of the home page's form stands for: that form asks for no type. */
export const TYPE_OF_PRAYER_CATEGORY: Readonly<
  Record<(typeof PRAYER_CATEGORIES)[number], (typeof PRAYER_TYPES)[number]>
> = {
  thanksgiving: 'personal',
  healing: 'health',
  guidance: 'personal',
  family: 'family',
  financial: 'personal',
  spiritual: 'spiritual',
  other: 'other',
};

/** What the moderators made of a prayer. */
export const PRAYER_STATUSES = ['pending', 'approved', 'rejected'] as const;

/** What an announcement may be about. */
export const ANNOUNCEMENT_CATEGORIES = [
  'general',
  'worship',
  'ministry',
  'youth',
  'outreach',
  'financial',
  'health',
  'education',
  'social',
  'urgent',
] as const;

/** How much an announcement presses, the least first. */
export const ANNOUNCEMENT_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;

/** Whom an announcement may be for. */
export const ANNOUNCEMENT_AUDIENCES = [
  'all',
  'students',
  'staff',
  'youth',
  'adults',
  'seniors',
  'ministry_leaders',
  'visitors',
] as const;

/** The sections of the home page whose texts editors write. */
export const CONTENT_SECTION_KEYS = [
  'about_us',
  'welcome_message',
  'prayer_verse',
  'pastor_message',
  'elder_message',
  'mission_statement',
  'upcoming_events',
  'announcements',
] as const;

/** Which block of the site shows a slot of the week. */
export const SERVICE_KINDS = ['service', 'weekly', 'sabbath', 'office'] as const;

/** A kind of worship service. */
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** Whether somebody in the register belongs to the congregation now. */
export const MEMBER_STATUSES = ['active', 'inactive'] as const;

/** Of a person in a ministry: asked to join, invited by its leaders and not heard from yet, or joined. */
export const MINISTRY_MEMBER_STATUSES = ['asked', 'invited', 'joined'] as const;

/** The groups that ministries are listed in. */
export const MINISTRY_CATEGORIES = ['general', 'youth', 'worship', 'outreach', 'education'] as const;

/** A group that ministries are listed in. */
export type MinistryCategory = (typeof MINISTRY_CATEGORIES)[number];

/** What a subscriber may want to hear of. */
export const NEWSLETTER_INTERESTS = ['sermons', 'events', 'ministries', 'prayer', 'community'] as const;

/** Who a broadcast, an email to many, goes to. */
export const BROADCAST_AUDIENCES = ['newsletter', 'members', 'leaders', 'department'] as const;
/** How far a broadcast has come. */
export const BROADCAST_STATUSES = ['draft', 'scheduled', 'sent'] as const;

/** What the page-content panel edits on every page. */
export const PAGE_CONTENT_FIELDS = [
  'hero_title',
  'hero_subtitle',
  'hero_image',
  'introduction',
  'mission',
  'vision',
  'activities',
  'schedule',
  'leadership',
  'contact',
  'gallery_images',
  'additional_info',
] as const;

/** A field of a public page that editors fill in. */
export type PageContentField = (typeof PAGE_CONTENT_FIELDS)[number];

/** The pages of the page-content panel, by category. */
export const PAGE_CONTENT_PAGES = {
  ministries: [
    'deconary',
    'personal_ministries',
    'prayer_department',
    'amo_alo',
    'health',
    'sabbath_school',
    'prophecy',
  ],
  music: ['church_choir', 'dcm', 'blissful'],
  evangelism: ['pcm', 'evangelism'],
  resources: ['calendar_events', 'tithes_offerings', 'books', 'new_here'],
  announcements: ['announcements'],
} as const;

/** A group of public pages whose texts editors write. */
export type PageContentCategory = keyof typeof PAGE_CONTENT_PAGES;
/** A public page whose texts editors write. */
export type PageContentPage = (typeof PAGE_CONTENT_PAGES)[PageContentCategory][number];

/** The pages of ministries: a ministry, a picture or a project may name the one it stands on. */
export const MINISTRY_PAGES = [
  ...PAGE_CONTENT_PAGES.ministries,
  ...PAGE_CONTENT_PAGES.music,
  ...PAGE_CONTENT_PAGES.evangelism,
  'books',
] as const;
/** The page of a ministry. */
export type MinistryPageName = (typeof MINISTRY_PAGES)[number];

/** The groups that have songs of their own. */
export const SONG_GROUPS = PAGE_CONTENT_PAGES.music;

/** The series that a sermon may belong to. */
export const SERMON_SERIES = [
  'sabbath_service',
  'vespers',
  'week_of_prayer',
  'revival',
  'youth',
  'special_event',
] as const;

/** Whether a sermon is prepared, shown, or put away. */
export const SERMON_STATUSES = ['draft', 'published', 'archived'] as const;

/** The groups of the gallery. */
export const GALLERY_CATEGORIES = ['Services', 'Events', 'Outreach', 'Youth', 'Other'] as const;

/** A group of the gallery. */
export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number];

/** The files of a sermon, in the order they are sent. */
export const SERMON_FILE_KINDS = ['audio', 'video', 'pdf', 'thumbnail'] as const;

/** What a file of a sermon is: sound, video, picture or notes. */
export type SermonFileKind = (typeof SERMON_FILE_KINDS)[number];
