import { paths } from '@narthex/shared-contracts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../time-units';

/** A new live version that does worse is rolled back automatically for this long; after that a person decides. */
export const ROLLOUT_WATCHED_MS = 6 * HOUR_MS;

/** Notifications about what is live lead to this page. */
export const RELEASES_LINK = `${paths.adminSystem.to()}?tab=releases`;

/** A document may stay open this long, and loads the files of the versions it started with. */
export const REPLACED_VERSION_RETENTION_MS = 14 * DAY_MS;

/** No upload takes longer than this. */
export const ABANDONED_PACKAGE_RETENTION_MS = DAY_MS;

/** At least this many versions of a remote are kept, so that a rollback is always possible. */
export const MIN_VERSIONS_RETAINED = 5;

/** Reports on whether a version works lose their meaning after two weeks, because its data has changed since. */
export const OUTCOME_RETENTION_MS = 14 * DAY_MS;

/** The shares hardly change with more visitors than this. */
export const MAX_COUNTED_OUTCOMES = 5_000;

/** Every visit sends reports, so they are added up in memory and stored together at this interval. */
export const REPORTS_SAVED_EVERY_MS = 5 * SECOND_MS;

/** A document is rarely open longer than this; after that its reports need a new ticket. */
export const TICKET_LIFETIME_MS = 6 * HOUR_MS;

/** A browser keeps its bucket this long, so that a canary shows it the same version each time. */
export const BUCKET_LIFETIME_SECONDS = (90 * DAY_MS) / SECOND_MS;

/** A file without an intact copy is usually restored within seconds. */
export const FILE_RETRY_AFTER_SECONDS = 10;

/** The health of a version is shown by the hour for one day. */
export const SHOWN_HOURS = 24;

/** The overview shows this many versions of a remote; older ones can still be used by name. */
export const SHOWN_VERSIONS = 20;

/** The overview shows this many changes of a remote; the history contains all of them. */
export const SHOWN_CHANGES = 20;
