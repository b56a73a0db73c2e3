import { BACKUP_FAILURES, BACKUP_STEPS, backupStatusSchema } from './backups';

const STATUS = {
  place: { kind: 's3', name: 'backups' },
  hour: 2,
  is_running: false,
  is_late: true,
  kept: 3,
  last: { as_of: '2026-11-26T02:00:00.000Z', bytes: 28_661_766, rows: 5333, files: 1489 },
  failure: { at: '2026-11-27T02:00:00.000Z', step: 'restore', reason: 'The archive is damaged.' },
};

it('says what each part of a backup that fails means, in a sentence of its own', () => {
  const sentences = BACKUP_STEPS.map((step) => BACKUP_FAILURES[step]);
  for (const sentence of sentences) expect(sentence).toMatch(/^The (place for backups|backup) [^.]+\.$/);
  expect(new Set(sentences).size).toBe(BACKUP_STEPS.length);
});

it.each([
  ['a site that backs itself up', STATUS],
  [
    'a site whose folder is new',
    { ...STATUS, place: { kind: 'folder', name: 'bk' }, last: null, failure: null },
  ],
  ['a site that has no place for backups', { ...STATUS, place: null, last: null, failure: null, kept: 0 }],
])('carries all of %s, and nothing else', (_, status) => {
  expect(backupStatusSchema.parse({ ...status, passphrase: 'secret' })).toEqual(status);
});
