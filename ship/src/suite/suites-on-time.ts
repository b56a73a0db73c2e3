/** Half a day away from the site's default: whoever takes the machine's zone for the site's gets another day. */
export const SECOND_ZONE = 'America/Los_Angeles';

/**
 * The suites that deal with times: they run again in the second zone. Each is a pattern of jest's for the path of a test
 * file, without alternatives: one that matches nothing any more is found by its test.
 */
export const SUITES_ON_TIME: readonly string[] = [
  'shared-contracts/src/time/',
  'shared-panels/src/events/form/form-values',
  'shared-panels/src/events/form/event-form',
  'shared-panels/src/greeting',
  'public-site/src/features/calendar/',
  'public-site/src/features/events/',
  'public-site/src/features/sabbath/',
  'public-site/src/pages/events/',
  'public-site/src/pages/home/',
  'public-site/src/pages/new-here/',
  'public-site/src/pages/programme/',
  'shell/src/navigation/footer/next-service',
  'server/src/database/migration-tests/occurrence-migration',
  'server/src/modules/announcements/',
  'server/src/modules/auth/auth',
  'server/src/modules/calendar/',
  'server/src/modules/dashboard/',
  'server/src/modules/events/events',
  'server/src/modules/events/emails/',
  'server/src/modules/events/.*occurrence',
  'server/src/modules/feeds/',
  'server/src/modules/reports/',
];
