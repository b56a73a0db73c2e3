/**
 * The enums of the domain stand apart from the schemas, so that a page that only shows them loads no
 * validation code.
 */

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

/** Visitors see `published` events, and `cancelled` ones that were published before. */
export const EVENT_STATUSES = ['draft', 'published', 'cancelled'] as const;

/** An event may repeat in one of these intervals. */
export const RECURRENCE_PATTERNS = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** Names the kind of gathering that an event is. */
export type EventType = (typeof EVENT_TYPES)[number];

/** Names the state of an event. */
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** The leaders page groups leaders by these categories. */
export const LEADER_CATEGORIES = ['pastoral', 'elders', 'ministry', 'deacons'] as const;

/** Names a group of the leaders page. */
export type LeaderCategory = (typeof LEADER_CATEGORIES)[number];

/** The prayer form of the home page offers these categories. */
export const PRAYER_CATEGORIES = [
  'thanksgiving',
  'healing',
  'guidance',
  'family',
  'financial',
  'spiritual',
  'other',
] as const;

/** The prayer page offers these types. */
export const PRAYER_TYPES = ['personal', 'health', 'academic', 'family', 'spiritual', 'other'] as const;

/** The form of the home page asks for a category only, so its type is derived from that. */
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

/** Moderators approve or reject a prayer; until then it is `pending`. */
export const PRAYER_STATUSES = ['pending', 'approved', 'rejected'] as const;

/** An announcement belongs to one of these categories. */
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

/** The priorities of announcements are ordered from the lowest to the highest. */
export const ANNOUNCEMENT_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;

/** An announcement addresses one of these audiences. */
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

/** Editors write the texts of these sections of the home page. */
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

/** The kind decides which block of the site shows a weekly service. */
export const SERVICE_KINDS = ['service', 'weekly', 'sabbath', 'office'] as const;

/** Names a kind of worship service. */
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** An `inactive` member stays in the register but no longer belongs to the congregation. */
export const MEMBER_STATUSES = ['active', 'inactive'] as const;

/**
 * A person has asked to join a ministry, was invited by its leaders and hasn't replied yet, or has joined.
 */
export const MINISTRY_MEMBER_STATUSES = ['asked', 'invited', 'joined'] as const;

/** Ministries are listed in these groups. */
export const MINISTRY_CATEGORIES = ['general', 'youth', 'worship', 'outreach', 'education'] as const;

/** Names a group of ministries. */
export type MinistryCategory = (typeof MINISTRY_CATEGORIES)[number];

/** A subscriber of the newsletter may choose these topics. */
export const NEWSLETTER_INTERESTS = ['sermons', 'events', 'ministries', 'prayer', 'community'] as const;

/** A broadcast, which is an email to many, goes to one of these audiences. */
export const BROADCAST_AUDIENCES = ['newsletter', 'members', 'leaders', 'department'] as const;
/** A broadcast moves through these states. */
export const BROADCAST_STATUSES = ['draft', 'scheduled', 'sent'] as const;

/** The page-content panel edits these fields of every page. */
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

/** Names a field that editors fill in on a public page. */
export type PageContentField = (typeof PAGE_CONTENT_FIELDS)[number];

/** The page-content panel lists these pages by category. */
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

/** Names a group of public pages whose texts editors write. */
export type PageContentCategory = keyof typeof PAGE_CONTENT_PAGES;
/** Names a public page whose texts editors write. */
export type PageContentPage = (typeof PAGE_CONTENT_PAGES)[PageContentCategory][number];

/** A ministry, a picture or a project may name one of these pages to appear on it. */
export const MINISTRY_PAGES = [
  ...PAGE_CONTENT_PAGES.ministries,
  ...PAGE_CONTENT_PAGES.music,
  ...PAGE_CONTENT_PAGES.evangelism,
  'books',
] as const;
/** Names the page of a ministry. */
export type MinistryPageName = (typeof MINISTRY_PAGES)[number];

/** These music groups have songs of their own. */
export const SONG_GROUPS = PAGE_CONTENT_PAGES.music;

/** A sermon may belong to one of these series. */
export const SERMON_SERIES = [
  'sabbath_service',
  'vespers',
  'week_of_prayer',
  'revival',
  'youth',
  'special_event',
] as const;

/** Visitors see `published` sermons; the other states are visible to editors only. */
export const SERMON_STATUSES = ['draft', 'published', 'archived'] as const;

/** Pictures of the gallery belong to these groups. */
export const GALLERY_CATEGORIES = ['Services', 'Events', 'Outreach', 'Youth', 'Other'] as const;

/** Names a group of the gallery. */
export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number];

/** A sermon has up to one file of each kind; forms send them in this order. */
export const SERMON_FILE_KINDS = ['audio', 'video', 'pdf', 'thumbnail'] as const;

/** Names a file of a sermon by its content. */
export type SermonFileKind = (typeof SERMON_FILE_KINDS)[number];
