import { readTarget } from '../backup/move-site';
import { readConfig } from '../config';
import { findMisspeltSettings } from './misspelt-settings';

const KNOWN = [
  'SMTP_URL',
  'PUBLIC_ORIGIN',
  'S3_BUCKET',
  'API_HOST',
  'PORT',
  'DATA_DIR',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'NODE_ENV',
];
const find = (...names: string[]) =>
  findMisspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])), KNOWN);

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['S3_BUKET', 'S3_BUCKET'],
  ['PUBLIC_ORGIN', 'PUBLIC_ORIGIN'],
  ['PUBLIC_ORIGINS', 'PUBLIC_ORIGIN'],
  ['PUBLIC_ORIGEN', 'PUBLIC_ORIGIN'],
  ['smtp_url', 'SMTP_URL'],
])('takes %s for %s', (name, meant) => {
  expect(find(name)).toEqual([{ name, meant }]);
});

it.each([
  'SORT',
  'LOGLEVEL',
  'APP_HOST',
  'DATA_DIRS',
  'SMTP_URI',
  'XDG_DATA_DIRS',
  'S3_BUCKETS_MAX',
  'PUBLIC_ORIGIN_OLD',
  'port',
])('leaves %s to other programs', (name) => {
  expect(find(name)).toEqual([]);
});

it('leaves a name alone if the setting that it resembles is set as well', () => {
  expect(find('SMPT_URL', 'SMTP_URL')).toEqual([]);
});

it('leaves an empty value alone, which sets nothing', () => {
  expect(findMisspeltSettings({ SMPT_URL: '' }, KNOWN)).toEqual([]);
});

it('is part of what the settings say, with the files of secrets', () => {
  expect(readConfig({ SMPT_URL_FILE: '/run/secrets/smtp' }).misspelt).toEqual([
    { name: 'SMPT_URL_FILE', meant: 'SMTP_URL_FILE' },
  ]);
});

it.each([{}, { DATABASE_URL: 'postgres://old.example/church' }])(
  'refuses to move a site by a setting that is misspelt, with %j',
  (environment) => {
    expect(() => readTarget({ ...environment, TO_DATABSE_URL: 'postgres://db.example/church' })).toThrow(
      'If TO_DATABASE_URL is meant, rename it.',
    );
  },
);

it('leaves the files where they are if what begins like a setting of theirs is none', () => {
  const { files } = readConfig({ FILES_DIR: '/mnt/files' });
  expect(readTarget({ FILES_DIR: '/mnt/files', TO_S3_BCKT: 'church' }).files).toEqual(files);
});
