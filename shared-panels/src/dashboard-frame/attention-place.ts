/** What is counted beside the entry of a menu, for screen readers; where nothing is said, nothing is counted. */
export const PLACE_COUNT_LABELS = {
  events: 'drafts past their date',
  announcements: 'ending soon',
  prayers: 'awaiting review',
  proposals: 'awaiting approval',
  inquiries: 'still open',
  visits: 'to follow up',
  memberships: 'asking to join',
  mail: 'not delivered',
  calendar: null,
  members: null,
  'own-proposals': null,
} as const;

/** Where a kind of matter is settled: the section that says so. */
export type AttentionPlace = keyof typeof PLACE_COUNT_LABELS;

/** The URLs of those places; what a person can settle nowhere is left out. */
export type AttentionPlaces = Readonly<Partial<Record<AttentionPlace, string>>>;
