import type { ContentSubject } from '@narthex/shared-contracts';
import { findChangedContent } from '@narthex/shared-contracts/changed-content';
import { MANAGED_NAMES, isManaged, subjectOf } from '@narthex/shared-contracts/managed';

type Roots = readonly string[];

/** The first page of a dashboard counts objects of all subjects. */
const FIGURES = ['dashboard', 'admin-dashboard'] as const;

const REMOTES: Roots = ['releases', 'release-changes', 'grants', 'delivery-keys'];

/** Queries that show a subject besides those that are called like a managed type of it. */
const MORE_ROOTS: Readonly<Partial<Record<ContentSubject, Roots>>> = {
  // Whatever shows a time or the name of the church reads the settings.
  site: ['site', 'settings', 'study-and-mission', 'calendar', 'about-content', 'page-content', 'search'],
  homepage: ['homepage', 'content-sections', ...FIGURES],
  events: ['departments', 'member-area', 'search', ...FIGURES],
  leaders: ['ministries', 'search', ...FIGURES],
  announcements: ['search', ...FIGURES],
  prayer: ['prayer-requests', 'prayers', ...FIGURES],
  'worship-services': ['worship-services', 'homepage', ...FIGURES],
  'church-projects': ['homepage', 'ministries'],
  about: ['about-content', 'content-check', 'search'],
  sermons: ['managed-sermons', 'member-area', 'search', ...FIGURES],
  gallery: ['managed-gallery', 'ministries', ...FIGURES],
  ministries: [
    ...['ministry', 'ministry-members', 'page-content', 'departments', 'department'],
    ...['member-ministries', 'member-area', 'search', ...FIGURES],
  ],
  members: ['member-figures', 'ministry-members', 'users', 'candidates', ...FIGURES],
  calendar: ['calendar'],
  media: ['gallery', 'managed-gallery', 'sermons', 'managed-sermons', 'ministries'],
  remotes: REMOTES,
};

/** First parts of the keys of the queries that show a subject, on public pages and in dashboards. */
export const findSubjectRoots = (subject: ContentSubject): Roots => [
  ...MANAGED_NAMES.filter((name) => subjectOf(name) === subject),
  ...(MORE_ROOTS[subject] ?? []),
];

/** Maps the first part of an endpoint's name to the queries of subjects that no public page shows. */
export const PRIVATE_ROOTS: Readonly<Record<string, Roots>> = {
  delivery: REMOTES,
  deliveryKeys: REMOTES,
  grants: REMOTES,
  inquiries: ['inquiries', 'visits', ...FIGURES],
  mail: ['failed-mail', 'system'],
  ministryMembers: [...findSubjectRoots('members'), 'ministries', 'notifications'],
  notifications: ['notifications'],
  settings: FIGURES,
  proposals: ['approvals', 'own-proposals', 'notifications', ...FIGURES],
  users: findSubjectRoots('members'),
  visits: ['inquiries', 'visits', ...FIGURES],
};

/** First parts of the keys of the queries that a write through this endpoint puts out of date. */
export function findQueryRoots(endpoint: string): ReadonlySet<string> {
  const [group = ''] = endpoint.split('.');
  const shown = findChangedContent(group).flatMap(findSubjectRoots);
  return new Set([...(isManaged(group) ? [group] : []), ...shown, ...(PRIVATE_ROOTS[group] ?? [])]);
}

/** The first part of a key; a name may say after a colon which one of its kind it is: `page-content:music/church_choir`. */
export function getQueryRoot([first]: readonly unknown[]): string {
  const [root = ''] = String(first).split(':');
  return root;
}
