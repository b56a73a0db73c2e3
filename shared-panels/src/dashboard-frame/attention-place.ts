/** Labels of the counts beside menu entries, for screen readers. A place with null has no count. */
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

/** Names the section in which a kind of open item is handled. */
export type AttentionPlace = keyof typeof PLACE_COUNT_LABELS;

/** Maps these places to URLs. Places that the person can't open are left out. */
export type AttentionPlaces = Readonly<Partial<Record<AttentionPlace, string>>>;
