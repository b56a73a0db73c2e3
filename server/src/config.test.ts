import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_BOUNDS } from './bounds';
import { ConfigError, REPOSITORY_ROOT, readConfig } from './config';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://church.example.org/' };

const BUCKET = { S3_BUCKET: 'church', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'development',
    host: '127.0.0.1',
    port: 8080,
    dataDir: path.join(REPOSITORY_ROOT, '.data'),
    files: { kind: 'folder', folder: path.join(REPOSITORY_ROOT, '.data') },
    databaseUrl: undefined,
    seed: 'demo',
    allowedOrigins: [],
    trustProxy: false,
    rateLimits: 'on',
    pageCache: 300,
    passwordCost: 'full',
  });
});

it('backs the site up to a folder or a bucket, with the storage of its files or its own', () => {
  const read = (more: Record<string, string>) => readConfig(more).nightly;
  expect(read({})).toEqual({ place: undefined, hour: 2 });
  expect(read({ BACKUP_TO: '/backups', BACKUP_AT: '23' })).toEqual({
    place: { kind: 'folder', folder: '/backups' },
    hour: 23,
  });
  expect(read({ ...BUCKET, BACKUP_TO: 's3://safe/our/site/' }).place).toMatchObject({
    ...{ kind: 's3', prefix: 'our/site' },
    bucket: { bucket: 'safe', accessKeyId: 'id' },
  });
  const own = { BACKUP_S3_ACCESS_KEY_ID: 'own', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' };
  expect(read({ ...BUCKET, ...own, BACKUP_TO: 's3://safe' }).place).toMatchObject({
    ...{ kind: 's3', prefix: '' },
    bucket: { bucket: 'safe', accessKeyId: 'own' },
  });
});

it('changes a bound by its setting', () => {
  const { bounds } = readConfig({ LIMIT_SIGN_INS_PER_NETWORK: '20\n' });
  expect(bounds).toEqual({ ...DEFAULT_BOUNDS, signInsPerNetwork: 20 });
});

it('may be tried with the settings of production on this machine', () => {
  const { publicOrigin } = readConfig({ ...PRODUCTION, PUBLIC_ORIGIN: 'http://127.0.0.1:8080' });
  expect(publicOrigin).toBe('http://127.0.0.1:8080');
});

it('allows the zeros that mean something', () => {
  const { bounds } = readConfig({ LIMIT_GUEST_SEATS_PERCENT: '0', LIMIT_FREE_DISK_FLOOR_BYTES: '0' });
  expect(bounds).toMatchObject({ guestSeatsPercent: 0, freeDiskFloorBytes: 0 });
});

it('seeds nothing in production', () => {
  expect(readConfig(PRODUCTION).seed).toBe('none');
});

it.each([
  ['demo data in production', { ...PRODUCTION, SEED: 'demo' }, 'SEED=demo is refused'],
  ['no rate limits in production', { ...PRODUCTION, RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is refused'],
  ['open backups in production', { ...PRODUCTION, BACKUP_TO: '/backups' }, 'BACKUP_TO needs a key'],
  ['a bucket for backups without its keys', { BACKUP_TO: 's3://safe' }, 'its keys are missing'],
  ['no hour of the day', { BACKUP_AT: '24' }, 'BACKUP_AT'],
  ['production without its URL', { NODE_ENV: 'production' }, 'PUBLIC_ORIGIN is required'],
  [
    'passwords without TLS in production',
    { ...PRODUCTION, PUBLIC_ORIGIN: 'http://church.example.org' },
    'travel unprotected',
  ],
  ['a port that is none', { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  ['a port that there is not', { PORT: '80800' }, 'PORT must be a whole number from 0 to 65535'],
  ['a drain without an end', { DRAIN_SECONDS: '86400' }, 'must be a whole number of seconds from 0 to 3600'],
  [
    'an environment that there is not',
    { NODE_ENV: 'live' },
    'NODE_ENV must be production, development or test',
  ],
  ['a level that there is not', { LOG_LEVEL: 'all' }, 'LOG_LEVEL must be fatal'],
  ['a bound that is no number', { LIMIT_REQUESTS_PER_NETWORK: 'many' }, 'LIMIT_REQUESTS_PER_NETWORK must be'],
  [
    'a bound that lets nobody sign in',
    { LIMIT_SIGN_INS_PER_NETWORK: '0' },
    'must be a whole number from 1 to',
  ],
  ['a bound below zero', { LIMIT_SEARCHES_PER_NETWORK: '-5' }, 'must be a whole number from 1 to'],
  ['a part of a request', { LIMIT_REQUESTS_PER_ACCOUNT: '1.5' }, 'must be a whole number from 1 to'],
  ['more than every seat', { LIMIT_GUEST_SEATS_PERCENT: '120' }, 'must be a whole number from 0 to 100'],
  ['megabytes in place of bytes', { LIMIT_UPLOAD_BYTES_PER_MEMBER_PER_DAY: '50' }, 'from 1048576 to'],
  ['a link that works for centuries', { LIMIT_UNCONFIRMED_SEAT_HOURS: '9999999' }, 'from 1 to 8760'],
  ['a body that overflows the stack', { LIMIT_JSON_DEPTH: '1000000' }, 'from 8 to 1000'],
  ['a bound that there is not', { LIMIT_REQUESTS: '5' }, 'LIMIT_REQUESTS is the setting of no bound'],
  ['a page cache that is no number of pages', { PAGE_CACHE: 'off' }, 'PAGE_CACHE must be a whole number'],
  ['another kind of database', { DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must start with'],
  [
    'a database at a port that there is not',
    { DATABASE_URL: 'postgres://narthex:secret@db:99999/narthex' },
    'DATABASE_URL must be a URL such as',
  ],
  [
    'a database whose password would be cut',
    { DATABASE_URL: 'postgres://narthex:a/b@db/narthex' },
    'DATABASE_URL must have',
  ],
  [
    'a way to use TLS that there is not',
    { DATABASE_URL: 'postgres://narthex@db/narthex?sslmode=required' },
    'DATABASE_URL must have disable, no-verify, require or verify-full as sslmode',
  ],
  [
    'a port of the database after which nothing would happen',
    { DATABASE_URL: 'postgres://narthex@db/narthex?port=54321a' },
    'DATABASE_URL must have a number from 1 to 65535 as port',
  ],
  [
    'a time limit of the database that is no number',
    { DATABASE_URL: 'postgres://narthex@db/narthex?query_timeout=10s' },
    'DATABASE_URL must have milliseconds as query_timeout',
  ],
  [
    'a mail server whose password would be cut',
    { SMTP_URL: 'smtps://me:a#b@mail.example.org' },
    'SMTP_URL must have',
  ],
  ['a folder in quotes', { DATA_DIR: '"/var/narthex"' }, 'DATA_DIR must stand without quotes'],
  ['a home that nobody opens', { DATA_DIR: '~/site' }, 'DATA_DIR must be a folder such as'],
  ['a variable that nobody reads', { FILES_DIR: '$HOME/files' }, 'FILES_DIR must be a folder such as'],
  ['a folder of another machine', { BACKUP_TO: 'nas:/backups' }, 'BACKUP_TO must be a folder such as'],
  [
    'a URL of a web page for backups',
    { BACKUP_TO: 'https://s3.example.org/safe' },
    'BACKUP_TO must be a folder such as',
  ],
  ['a bucket with one slash', { BACKUP_TO: 's3:/safe' }, 'BACKUP_TO must be a folder such as'],
  ['a folder as a URL', { DATA_DIR: 'file:///var/narthex' }, 'DATA_DIR must be a folder such as'],
  ['half of a quote', { DATA_DIR: '"/var/narthex' }, 'DATA_DIR must be a folder such as'],
  ['a remark behind a folder', { DATA_DIR: '/var/narthex # ours' }, 'DATA_DIR must be a folder such as'],
  ['a URL in place of a bucket', { ...BUCKET, S3_BUCKET: 's3://church' }, 'S3_BUCKET must be the name'],
  [
    'a folder of a bucket for the files',
    { ...BUCKET, S3_BUCKET: 'church/site' },
    'S3_BUCKET must be the name',
  ],
  ['an API host without a scheme', { API_HOST: 'api.example.org' }, 'API_HOST must be a URL'],
  [
    'a site below a path',
    { PUBLIC_ORIGIN: 'https://a.example/church' },
    'PUBLIC_ORIGIN must be a URL without',
  ],
  ['any name of a site', { PUBLIC_ORIGIN: 'https://*.example.org' }, 'PUBLIC_ORIGIN must be a URL such as'],
  ['any name of an origin', { ALLOWED_ORIGINS: 'https://*.example.org' }, 'ALLOWED_ORIGINS must be origins'],
  ['a mail server without its name', { SMTP_URL: 'smtps://' }, 'SMTP_URL must be a URL such as'],
  ['any collector', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://*:4318' }, 'must be a URL such as'],
  ['a proxy by its name', { TRUST_PROXY: 'nginx' }, 'TRUST_PROXY must be the number of proxies'],
  ['a network that is none', { TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be the number of proxies'],
  ['a network of everybody', { TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be the number of proxies'],
  [
    'a collector without a scheme',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
    'must be a URL such as',
  ],
  [
    'a key of backups that is cut off',
    { BACKUP_RECIPIENTS: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p,age1abc' },
    'BACKUP_RECIPIENTS must be whole public keys',
  ],
  ['any origin at all', { ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must be origins'],
  ['an origin with a path', { ALLOWED_ORIGINS: 'https://a.example/app' }, 'ALLOWED_ORIGINS must be origins'],
  ['a list with a hole', { ALLOWED_ORIGINS: 'https://a.example,' }, 'ALLOWED_ORIGINS must be origins'],
  [
    'other storage for backups that would go to that of the files',
    { ...BUCKET, BACKUP_TO: 's3://backups', BACKUP_S3_ENDPOINT: 'https://s3.elsewhere.example' },
    'BACKUP_S3_ENDPOINT needs BACKUP_S3_ACCESS_KEY_ID',
  ],
  ['files in two places', { ...BUCKET, FILES_DIR: 'files' }, 'FILES_DIR and S3_BUCKET are both set'],
  ['a bucket without a key', { ...BUCKET, S3_SECRET_ACCESS_KEY: '' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID'],
  ['storage without a bucket', { S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT needs S3_BUCKET'],
  ['storage that is no URL', { ...BUCKET, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be a URL'],
  ['a demo password anyone guesses', { DEMO_PASSWORD: 'demo' }, 'DEMO_PASSWORD must have'],
])('refuses %s', (_title, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(sentence);
});

it('reads what is set, and takes blank as unset', () => {
  expect(
    readConfig({
      PORT: '',
      DATA_DIR: '/var/narthex ',
      API_HOST: 'https://api.example.org/',
      TRUST_PROXY: '1',
      PAGE_CACHE: '0',
    }),
  ).toMatchObject({
    port: 8080,
    dataDir: '/var/narthex',
    apiHost: 'https://api.example.org',
    trustProxy: 1,
    pageCache: 0,
  });
  for (const networks of ['10.0.0.0/8', 'loopback, ::1/128', '10.0.0.0/255.0.0.0', '192.0.2.7,2001:db8::1'])
    expect(readConfig({ TRUST_PROXY: networks }).trustProxy).toBe(networks);
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };

  it('is read without the line break at its end', () => {
    const environment = {
      SHIP_TOKEN_FILE: write('token', 'a-token-from-a-file\n'),
      DATABASE_URL_FILE: write('database', 'postgres://narthex@db/narthex\n'),
    };
    expect(readConfig(environment)).toMatchObject({
      shipToken: 'a-token-from-a-file',
      databaseUrl: 'postgres://narthex@db/narthex',
    });
  });

  it.each<[string, NodeJS.ProcessEnv, string]>([
    ['that is not there', { SMTP_URL_FILE: '/nowhere/smtp' }, 'SMTP_URL_FILE can’t be read'],
    ['that is empty', { SMTP_URL_FILE: write('empty', '\n') }, 'SMTP_URL_FILE is empty'],
    [
      'beside the setting itself',
      { SHIP_TOKEN: 'a-token-of-the-site', SHIP_TOKEN_FILE: write('ship', 'another') },
      'SHIP_TOKEN and SHIP_TOKEN_FILE are both set',
    ],
    ['with a wrong value', { SMTP_URL_FILE: write('smtp', 'http://mail') }, 'SMTP_URL must be a URL'],
  ])('stops the start: one %s', (_title, environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence.replace('’', "'"));
  });
});

it('waits for requests at a stop in production, and for nobody in development', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ drainMs: 5000, finishMs: 60_000 });
  expect(readConfig({})).toMatchObject({ drainMs: 0, finishMs: 4000 });
  expect(readConfig({ ...PRODUCTION, DRAIN_SECONDS: '20' }).drainMs).toBe(20_000);
});

it.each([
  ['Mwangaza <office@church.example>', 'Mwangaza'],
  ['office@church.example', ''],
  ['<office@church.example>', ''],
  ['"St. Paul, Nairobi" <office@church.example>', 'St. Paul, Nairobi'],
  ['Kanisa: Umoja; Imani <office@church.example>', 'Kanisa: Umoja; Imani'],
  ['Campus Church (Main) <office@church.example>', 'Campus Church (Main)'],
  ['The "Light <office@church.example>', 'The "Light'],
])('takes the whole name of MAIL_FROM: %s', (text, name) => {
  expect(readConfig({ MAIL_FROM: text }).mailFrom).toEqual({ name, address: 'office@church.example' });
});

it.each([
  'Mwangaza',
  'Mwangaza <office>',
  '<a@b.example',
  'a@b.example>',
  'a,b@c.example',
  'A <a b@c.example>',
])('refuses %s as MAIL_FROM', (text) => {
  expect(() => readConfig({ MAIL_FROM: text })).toThrow('MAIL_FROM must be an email address such as');
});

it('reads the origins that may call from elsewhere, exactly', () => {
  const { allowedOrigins } = readConfig({
    ALLOWED_ORIGINS: 'https://app.example.org/, http://localhost:5173',
  });
  expect(allowedOrigins).toEqual(['https://app.example.org', 'http://localhost:5173']);
});

it('keeps files in the data folder, in a folder of their own, or in a bucket', () => {
  expect(readConfig({ DATA_DIR: '/var/narthex' }).files).toEqual({ kind: 'folder', folder: '/var/narthex' });
  expect(readConfig({ FILES_DIR: '/mnt/files' }).files).toEqual({ kind: 'folder', folder: '/mnt/files' });
  const bucket = { kind: 's3', bucket: 'church', accessKeyId: 'id', secretAccessKey: 'secret' };
  expect(readConfig(BUCKET).files).toEqual({
    ...bucket,
    endpoint: undefined,
    region: 'us-east-1',
    isPathStyle: false,
  });
  expect(readConfig({ ...BUCKET, S3_ENDPOINT: 'https://s3.example', S3_REGION: 'eu' }).files).toMatchObject({
    endpoint: 'https://s3.example',
    region: 'eu',
    isPathStyle: true,
  });
});
