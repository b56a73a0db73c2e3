/**
 * Each of these files starts a process or a thread. The bundle has a file of the same name for each:
 * `server/dist/doctor-command.mjs` of `server/src/doctor/doctor-command.ts`.
 */
export const SERVER_PROGRAMS: readonly string[] = [
  'server/src/server.ts',
  'server/src/commands/scripts/create-admin.ts',
  'server/src/commands/scripts/rotate-secrets.ts',
  'server/src/commands/scripts/setup.ts',
  'server/src/backup/commands/backup.ts',
  'server/src/backup/commands/move.ts',
  'server/src/backup/commands/restore.ts',
  'server/src/doctor/doctor-command.ts',
  'demo/src/removal/remove-demo-script.ts',
  'server/src/backup/nightly/process/backup-process.ts',
  'server/src/database/embedded/pglite-worker.ts',
  'server/src/modules/pages/rendering/render-worker.ts',
  'server/src/builds/deltas/thread/delta-worker.ts',
];
