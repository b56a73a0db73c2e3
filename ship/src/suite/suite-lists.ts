/*
 * Each entry is a pattern of paths without alternatives. A test checks that each still matches a file.
 */

/**
 * These suites try one rule on everything there is: each page, screen, attack, archive or generated request. They take
 * half of the time of all tests, so `npm test` leaves them to `.ci/run` and to those who name their subject.
 */
export const SWEEPS: readonly string[] = [
  'server/test/fuzz/fuzz.test',
  'server/test/disasters/disasters.test',
  'server/src/backup/round-trip',
  'server/src/backup/snapshot/',
  'server/src/backup/nightly/backups-plugin',
  'server/src/backup/nightly/process/',
  'server/src/backup/rows/',
  'access/stored-scripts.spec',
  'delivery/leaks.spec',
  'delivery/torture.spec',
  'start/taps.spec',
  'teams/attacks.spec',
  'teams/outside-team.spec',
  'usability/dashboard-screens.spec',
  'usability/every-page.spec',
];

/**
 * These suites depend on the database engine, so they run on PostgreSQL as well; several processes share no other one.
 * All other SQL goes through the same stores. `POSTGRES_SUITES=all` runs every suite of the server there.
 */
export const SUITES_ON_ENGINE: readonly string[] = [
  'server/test/processes/rolling-restart',
  'server/test/processes/two-processes',
  'server/src/database/',
  'server/src/writes/',
  'server/src/lists/',
  'server/src/jobs/',
  'server/src/mail/',
  'demo/src/',
  'server/src/content-cache/',
  'server/src/backup/',
  'server/src/doctor/',
  'server/src/plugins/rate-limit/',
  'server/src/plugins/content-versions/',
  'server/src/endpoints/list-permissions',
  'server/src/modules/search/',
  'server/src/modules/events/',
  'server/src/modules/members/',
  'server/src/modules/users/',
  'server/src/modules/auth/',
  'server/src/modules/audit/',
  'server/src/modules/dashboard/',
  'server/src/modules/delivery/releases/',
  'server/src/modules/homepage/',
  'server/src/modules/newsletter/',
  'server/src/modules/page-content/',
  'server/src/modules/prayers/',
  'server/src/modules/proposals/',
  'server/src/modules/reports/',
  'server/src/modules/system/',
  'server/src/modules/uploads/',
];

/** These suites run on a newer Node as well: they start and stop a site, read settings and errors, compress and hash. */
export const SUITES_ON_NEWER_NODE: readonly string[] = [
  'server/test/processes/drain',
  'server/src/start/',
  'server/src/operation-problems/',
  'server/src/config',
  'server/src/builds/',
];
