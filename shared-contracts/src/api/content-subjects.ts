import { MANAGED_NAMES, subjectOf, type ManagedSubject } from '../endpoints/managed/describe-managed';

const OTHER_SUBJECTS = ['site', 'prayer', 'about', 'media', 'remotes'] as const;

/** Names a kind of content that pages show and writes invalidate. */
export type ContentSubject = ManagedSubject | (typeof OTHER_SUBJECTS)[number];

/**
 * Pages depend on these subjects. A write names the subjects it changes, and the cached pages that show them
 * expire. Those of managed types follow from their declaration.
 */
export const CONTENT_SUBJECTS: readonly ContentSubject[] = [
  ...new Set([...MANAGED_NAMES.flatMap((name) => subjectOf(name) ?? []), ...OTHER_SUBJECTS]),
];
