import type { ContentSubject } from '@narthex/shared-contracts';
import { findChangedContent } from '@narthex/shared-contracts/changed-content';

type Roots = readonly string[];

/** What dashboards open with counts a bit of everything. */
const FIGURES = ['dashboard', 'admin-dashboard'] as const;

/** First parts of the keys of the queries that show a subject, on public pages and in dashboards. */
export const SUBJECT_ROOTS: Readonly<Record<ContentSubject, Roots>> = {
  // Whatever shows a time or the name of the church reads the settings.
  site: ['site', 'settings', 'study-and-mission', 'calendar', 'about-content', 'page-content', 'search'],
  homepage: ['homepage', 'slides', 'content-sections'],
  events: ['events', 'departments', 'member-area', 'search', ...FIGURES],
  leaders: ['leaders', 'ministries', 'search'],
  announcements: ['announcements', 'search', ...FIGURES],
  prayer: ['prayer-requests', 'prayers', ...FIGURES],
  'worship-services': ['worship-services', 'services', 'homepage'],
  'church-projects': ['projects', 'homepage', 'ministries'],
  about: ['about-content', 'content-check', 'search'],
  sermons: ['sermons', 'managed-sermons', 'member-area', 'search', ...FIGURES],
  songs: ['songs'],
  gallery: ['gallery', 'managed-gallery', 'ministries'],
  ministries: [
    ...['ministries', 'ministry', 'ministry-members', 'page-content', 'departments', 'department'],
    ...['member-ministries', 'member-area', 'search', ...FIGURES],
  ],
  members: ['members', 'member-figures', 'ministry-members', 'users', 'candidates', ...FIGURES],
  calendar: ['calendar', 'programme'],
  media: ['gallery', 'managed-gallery', 'sermons', 'managed-sermons', 'ministries'],
  remotes: ['releases', 'release-changes', 'grants', 'delivery-keys'],
};

/** What no page shows, by the first part of the endpoint's name. */
export const PRIVATE_ROOTS: Readonly<Record<string, Roots>> = {
  broadcasts: ['broadcasts'],
  delivery: SUBJECT_ROOTS.remotes,
  deliveryKeys: SUBJECT_ROOTS.remotes,
  grants: SUBJECT_ROOTS.remotes,
  inquiries: ['inquiries', 'visits', ...FIGURES],
  mail: ['failed-mail', 'system'],
  ministryMembers: SUBJECT_ROOTS.members,
  notifications: ['notifications'],
  proposals: ['approvals', 'own-proposals', 'notifications', ...FIGURES],
  users: SUBJECT_ROOTS.members,
  visits: ['inquiries', 'visits', ...FIGURES],
};

/** First parts of the keys of the queries that a write through this endpoint puts out of date. */
export function findQueryRoots(endpoint: string): ReadonlySet<string> {
  const [group = ''] = endpoint.split('.');
  const shown = findChangedContent(group).flatMap((subject) => SUBJECT_ROOTS[subject]);
  return new Set([...shown, ...(PRIVATE_ROOTS[group] ?? [])]);
}

/** The first part of a key; a name may say after a colon which one of its kind it is: `page-content:music/church_choir`. */
export function getQueryRoot([first]: readonly unknown[]): string {
  const [root = ''] = String(first).split(':');
  return root;
}
