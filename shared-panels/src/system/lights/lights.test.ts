import type { RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import type { SetupWarning, SystemStatus } from '@narthex/shared-contracts/schemas/system';
import type { BackupStatus } from '@narthex/shared-contracts/schemas/backups';
import type { Light } from './light';
import { readLights as readAll } from './lights';

const AT = '2025-11-20T09:00:00Z';
const readLights = (status: SystemStatus, remotes: readonly RemoteSummary[] | undefined) =>
  readAll(status, remotes, 'Africa/Nairobi');
const BACKUPS: BackupStatus = {
  place: { kind: 'folder', name: 'backups' },
  ...{ hour: 2, is_running: false, is_late: false, kept: 3, failure: null },
  last: { as_of: AT, bytes: 40, rows: 30, files: 2 },
};
const STATUS: SystemStatus = {
  server: {
    node_version: '20.19.5',
    environment: 'production',
    started_at: AT,
    memory: { resident: 1, heap_used: 1 },
  },
  database: { engine: 'pglite', version: '17.5', latency_ms: 2, size: 1, migrations: 1 },
  disk: { free: 50, total: 100, folders: [], remotes: [], store: 'folder', measured_at: AT },
  mail: { goes_to: 'server', waiting: 0, failed: 0, sent_lately: 31 },
  jobs: [{ name: 'old-mail', every_minutes: 60, last_run_at: AT, has_failed: false }],
  backups: BACKUPS,
};
const { database, disk, mail, jobs } = STATUS;
const HEALTH = { loads: 100, failures: 0, median_ms: 200, p95_ms: 800 };
const REMOTE: RemoteSummary = {
  id: 1,
  remote: 'youth',
  title: 'Youth dashboard',
  owner: 'Youth',
  state: { live: '1', good: '1', canary: null, disabled: null },
  changed_by: null,
  changed_at: null,
  can_undo: false,
  contract: 1,
  size: 1,
  health: { hour: HEALTH, day: HEALTH },
  kind: 'core',
  waiting: null,
  newest_versions: ['1'],
};
const failing = (failures: number, loads = 100) => ({
  health: { hour: HEALTH, day: { ...HEALTH, loads, failures } },
});

const find = (name: string, lights: readonly Light[]) => lights.find((light) => light.name === name);

it('are all fine, and ask for nothing, where all is well', () => {
  for (const light of readLights(STATUS, [REMOTE]))
    expect(light).toMatchObject({ state: 'good', sentence: expect.any(String) });
  expect(readLights(STATUS, [REMOTE]).some(({ advice }) => advice)).toBe(false);
});

it('say nothing of backups if the server does not', () => {
  const { backups: _, ...status } = STATUS;
  expect(find('Backups', readLights(status, [REMOTE]))).toBeUndefined();
});

it('tell of each setting that is unwise, and who can change it', () => {
  // A light of its own reports the mail server.
  const warnings: SetupWarning[] = ['mail', 'proxy', 'role'];
  const server = { ...STATUS.server, warnings };
  const light = find('Setup', readLights({ ...STATUS, server }, [REMOTE]));
  expect(light).toMatchObject({ state: 'warn', advice: expect.stringMatching(/looks after the server/) });
  expect(light?.sentence).toMatch(/^Limits count all visitors as one.* in its database server/);
  const onlyMail = { ...STATUS.server, warnings: warnings.slice(0, 1) };
  expect(find('Setup', readLights({ ...STATUS, server: onlyMail }, [REMOTE]))).toBeUndefined();
});

it.each<[string, Light['state'], Partial<SystemStatus>, RegExp]>([
  [
    'Site',
    'warn',
    { jobs: jobs.map((job) => ({ ...job, has_failed: true })) },
    /a task .* failed: Old mail\./,
  ],
  ['Site', 'warn', { database: { ...database, latency_ms: 900 } }, /slow/],
  ['Email', 'bad', { mail: { ...mail, goes_to: 'folder' } }, /No email leaves this site/],
  ['Email', 'warn', { mail: { ...mail, failed: 1 } }, /^1 email could not be sent/],
  [
    'Email',
    'warn',
    { mail: { ...mail, waiting: 3, refused: 2, refusal: '535 Authentication failed' } },
    /^2 emails are refused by the mail server: 535 Authentication failed$/,
  ],
  ['Email', 'warn', { mail: { ...mail, waiting: 1400 } }, /^1,400 emails are waiting/],
  ['Storage', 'warn', { disk: { ...disk, free: 10 } }, /are free/],
  ['Storage', 'bad', { disk: { ...disk, free: 4 } }, /are free/],
  ['Storage', 'warn', { disk: { ...disk, free: null } }, /not known/],
  ['Backups', 'warn', { backups: { ...BACKUPS, place: null, last: null } }, /does not back itself up/],
  ['Backups', 'warn', { backups: { ...BACKUPS, last: null } }, /no backup that counts yet/],
  ['Backups', 'bad', { backups: { ...BACKUPS, is_late: true } }, /last backup that counts: Thu 20 Nov/],
  [
    'Backups',
    'warn',
    { backups: { ...BACKUPS, failure: { at: AT, step: 'restore', reason: 'No.' } } },
    /could not be restored.*last backup that counts/,
  ],
  [
    'Backups',
    'bad',
    { backups: { ...BACKUPS, last: null, failure: { at: AT, step: 'reach', reason: 'No.' } } },
    /can’t be reached/,
  ],
])('%s is %s with %j', (name, state, changes, sentence) => {
  const light = find(name, readLights({ ...STATUS, ...changes }, [REMOTE]));
  expect(light).toMatchObject({
    state,
    sentence: expect.stringMatching(sentence),
    advice: expect.any(String),
  });
});

it.each<[Light['state'], Partial<RemoteSummary>, RegExp]>([
  [
    'bad',
    { state: { live: '1', good: '1', canary: null, disabled: 'Back on Monday.' } },
    /Switched off: Youth/,
  ],
  ['warn', failing(6), /doesn’t open today: Youth/],
  ['good', failing(5), /Every dashboard opens/],
  // One failure among three loads is too little evidence.
  ['good', failing(1, 3), /Every dashboard opens/],
  ['good', { state: null }, /Every dashboard opens/],
])('dashboards are %s with %j', (state, changes, sentence) => {
  const light = find('Dashboards', readLights(STATUS, [{ ...REMOTE, ...changes }]));
  expect(light).toMatchObject({ state, sentence: expect.stringMatching(sentence) });
});
