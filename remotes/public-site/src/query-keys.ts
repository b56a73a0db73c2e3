/** Query keys of this remote. Keys that other rooms need too are in shared-auth. */
export const queryKeys = {
  homepage: ['homepage'],
  featuredAnnouncement: ['announcements', 'featured'],
  upcomingEvents: ['events', 'upcoming'],
  comingEvents: (text: string, type: string, page: number) => ['events', 'coming', text, type, page] as const,
  event: (id: string) => ['events', 'one', id] as const,
  rsvp: (id: number, start: string) => ['events', 'rsvp', id, start] as const,
  calendar: (semester: string) => ['calendar', semester] as const,
  sermons: (page: number, filters: readonly string[]) => ['sermons', 'page', page, ...filters] as const,
  sermonFilters: ['sermons', 'filters'],
  sermon: (id: string) => ['sermons', 'one', id] as const,
  search: (q: string) => ['search', q] as const,
  gallery: (category: string, page: number) => ['gallery', category, page] as const,
  activeAnnouncements: ['announcements', 'active'],
  recentPrayers: ['prayer-requests', 'recent'],
  firstLeaders: ['leaders', 'first'],
  leaders: (category: string, page: number) => ['leaders', category, page] as const,
  aboutContent: (page: string) => ['about-content', page] as const,
  contentCheck: (pages: readonly string[]) => ['content-check', ...pages] as const,
  pageContent: (category: string, page: string) => ['page-content', category, page] as const,
  departmentEvents: (department: string) => ['departments', department, 'events'] as const,
  departmentContacts: (department: string) => ['departments', department, 'contacts'] as const,
  ministryRecord: (page: string) => ['ministries', 'page', page] as const,
  songs: (group: string) => ['songs', group] as const,
  prayerWalls: ['prayer-requests', 'wall'],
  prayerWall: (page: number) => ['prayer-requests', 'wall', page] as const,
} as const;

/** Editors change pages rarely, so data that came with the HTML isn't loaded again at once. */
export const PAGE_STALE_MS = 60 * 60_000;
