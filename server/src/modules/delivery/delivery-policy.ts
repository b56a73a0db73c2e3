import { DAY_MS, HOUR_MS, SECOND_MS } from '../../time-units';

/** For so long after a version was made live it goes back by itself when it does worse; later a person decides. */
export const ROLLOUT_WATCHED_MS = 6 * HOUR_MS;

/** A document may be open for that long, and loads the files of the versions it began with. */
export const REPLACED_VERSION_RETENTION_MS = 14 * DAY_MS;

/** So many versions of a remote can always be gone back to. */
export const MIN_VERSIONS_RETAINED = 5;

/** Visitors' reports on whether a version works say nothing about it after two weeks: it or its data has changed. */
export const VOICE_RETENTION_MS = 14 * DAY_MS;

/** Of more visitors than these the shares are the same. */
export const MAX_COUNTED_VOICES = 5_000;

/** Each visit sends reports: they are added up in memory and stored together this often. */
export const REPORTS_SAVED_EVERY_MS = 5 * SECOND_MS;

/** A document is seldom open for longer; after that its reports need a new ticket. */
export const TICKET_LIFETIME_MS = 6 * HOUR_MS;

/** A browser keeps its place among the visitors for this long, so that a trial shows it the same version each time. */
export const PLACE_LIFETIME_SECONDS = (90 * DAY_MS) / SECOND_MS;

/** A file that no copy is whole of is usually restored within seconds. */
export const FILE_RETRY_AFTER_SECONDS = 10;

/** The health of a version is shown hour by hour for one day. */
export const SHOWN_HOURS = 24;

/** How many versions of a remote are shown; older ones can still be named. */
export const SHOWN_VERSIONS = 20;

/** How many changes of a remote are shown beside it; the history has all. */
export const SHOWN_CHANGES = 20;
