import { readConfig } from '../config';
import { DatabaseRefusedError, DatabaseUnavailableError } from '../database/database-errors';
import { problem } from '../problem-error';
import { startProblem } from './start-problems';

const config = readConfig({ PORT: '8080', DATA_DIR: '/var/narthex' });
const systemError = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const wrapped = (cause: Error) =>
  Object.assign(new Error('Cannot write'), { code: 'E_CANNOT_WRITE_FILE', cause });

it.each([
  [
    'a used port',
    systemError('EADDRINUSE', { syscall: 'listen' }),
    '127.0.0.1:8080 is in use by another process',
  ],
  [
    'an IP address of another machine',
    systemError('EADDRNOTAVAIL', { syscall: 'listen' }),
    'is not an address of this machine',
  ],
  [
    'a host name that nobody knows',
    systemError('ENOTFOUND', { syscall: 'getaddrinfo', hostname: config.host }),
    'HOST=127.0.0.1 is no address that this machine can find',
  ],
  [
    'a port of the system',
    systemError('EACCES', { syscall: 'listen' }),
    'may not listen on 127.0.0.1:8080. Set PORT to 1024',
  ],
  [
    'a folder of someone else',
    systemError('EACCES', { syscall: 'mkdir', path: '/var/narthex/uploads' }),
    'may not read or write /var/narthex/uploads. Check DATA_DIR.',
  ],
  [
    'a file in place of the data folder',
    systemError('ENOTDIR', { syscall: 'mkdir', path: '/var/narthex/uploads' }),
    'a part of this path is a file',
  ],
  [
    'a disk that is full while a file is stored',
    wrapped(systemError('ENOSPC', { syscall: 'open', path: '/var/narthex/blobs/x' })),
    'The disk of /var/narthex/blobs/x is full. Check DATA_DIR.',
  ],
  [
    'a disk that is full while a file is copied to it',
    systemError('ENOSPC', { syscall: 'copyfile', path: '/srv/empty/1', dest: '/var/narthex/database/1' }),
    'The disk of /var/narthex/database/1 is full. Check DATA_DIR.',
  ],
  [
    'a disk that has less room than files leave free',
    wrapped(problem('storage_full')),
    'The disk of /var/narthex has less than 512 MB free, and the site stores no files then. Make room, or lower LIMIT_FREE_DISK_FLOOR_BYTES.',
  ],
  [
    'a new folder on a read-only disk, or in place of a broken link',
    systemError('ENOENT', { syscall: 'mkdir', path: '/var/narthex' }),
    "/var/narthex can't be made: its disk is read-only, or it is a link to a missing folder. Check DATA_DIR.",
  ],
  [
    'a folder that is open already',
    new DatabaseRefusedError('It is open in process 7.'),
    'It is open in process 7.',
  ],
  [
    'a database of which root has written files',
    new DatabaseUnavailableError(
      'the embedded database failed (could not open file "pg_wal/1": Permission denied).',
    ),
    `Some of its files belong to another user: chown -R ${process.geteuid?.()} /var/narthex`,
  ],
  [
    'a database whose files are damaged',
    new DatabaseUnavailableError(
      'the embedded database failed (could not locate a valid checkpoint record).',
    ),
    'If its files are damaged, restore the last backup into an empty folder (npm run restore).',
  ],
  [
    'a database without room',
    new DatabaseUnavailableError('the embedded database failed (could not write: No space left on device).'),
    'The disk of /var/narthex is full: could not write: No space left on device. Make room on it.',
  ],
  [
    'a statement without room',
    new Error('Failed query', {
      cause: systemError('53100', { message: 'could not extend file: No space left on device' }),
    }),
    'The disk of /var/narthex is full: could not extend file: No space left on device. Make room on it.',
  ],
  [
    'a statement that found room for a part of a page',
    new DatabaseUnavailableError('could not extend file', {
      cause: systemError('53100', {
        message: 'could not extend file "base/5/1": wrote only 4096 of 8192 bytes',
      }),
    }),
    'The disk of /var/narthex is full: could not extend file "base/5/1": wrote only 4096 of 8192 bytes. Make room on it.',
  ],
  ['a database that fails', new DatabaseUnavailableError('no response.'), "/var/narthex can't be opened"],
])('says in a sentence what to do about %s', (_title, error, sentence) => {
  expect(startProblem(error, config)).toContain(sentence);
});

it.each([
  ['a host name', systemError('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'storage.example' })],
  ['a port', systemError('EADDRNOTAVAIL', { syscall: 'connect' })],
])('does not blame HOST for %s of another machine', (_title, error) => {
  expect(startProblem(error, config)).toBeUndefined();
});

it('says what PostgreSQL refuses, and not which statement failed', () => {
  const cause = Object.assign(new Error('permission denied for database church'), { code: '42501' });
  const error = new Error('Failed query: CREATE SCHEMA', { cause });
  expect(startProblem(error, config)).toBe(
    'PostgreSQL refused what the site needs: permission denied for database church. ' +
      'Let the role of DATABASE_URL own the database and all of its tables.',
  );
});

it.each([
  ['3F000', 'no schema has been selected to create in'],
  ['42P01', 'relation "departments" does not exist'],
])('says what to do about tables that are looked for elsewhere: %s', (code, message) => {
  const error = new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });
  expect(startProblem(error, config)).toContain(`${message}. Take search_path out of DATABASE_URL`);
});

it.each([
  ['28P01', 'password authentication failed for user "narthex"', 'Check user and password of DATABASE_URL'],
  ['3D000', 'database "narthex" does not exist', 'Make the database that DATABASE_URL names'],
  ['42704', 'unrecognized configuration parameter "x"', 'Check the parameters at the end of DATABASE_URL'],
  ['22023', 'invalid value for parameter "x"', 'Check the parameters at the end of DATABASE_URL'],
])('does not call a server out of reach that refuses with %s', (code, message, advice) => {
  const cause = Object.assign(new Error(message), { code });
  const error = new DatabaseUnavailableError(message, { cause });
  const databaseUrl = 'postgres://narthex:hunter2@db.example/narthex';
  expect(startProblem(error, { ...config, databaseUrl })).toBe(
    `PostgreSQL refused what the site needs: ${message}. ${advice}.`,
  );
});

it.each([
  ['53300', 'sorry, too many clients already', 'Raise max_connections or the limit of the role'],
  [
    '28000',
    'no pg_hba.conf entry for host "192.0.2.7", user "narthex", no encryption',
    'The PostgreSQL server takes no connection without TLS: add ?sslmode=verify-full to DATABASE_URL.',
  ],
  [
    undefined,
    'The server does not support SSL connections',
    'offers no TLS: take sslmode out of DATABASE_URL',
  ],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', 'Name the file of its authority by sslrootcert'],
  [
    'CERT_HAS_EXPIRED',
    'certificate has expired',
    'PostgreSQL server is not trusted: certificate has expired.',
  ],
])('says what to do about a server with TLS or without room: %s, %s', (code, message, advice) => {
  const cause = Object.assign(new Error(message), code && { code });
  const error = new DatabaseUnavailableError(message, { cause });
  const databaseUrl = 'postgres://narthex:hunter2@db.example/narthex';
  expect(startProblem(error, { ...config, databaseUrl })).toContain(advice);
});

it('names a file of DATABASE_URL that is missing', () => {
  const cause = systemError('ENOENT', { syscall: 'open', path: '/etc/ca.crt' });
  const error = new DatabaseUnavailableError('ENOENT', { cause });
  const databaseUrl = 'postgres://narthex@db.example/narthex?sslrootcert=/etc/ca.crt';
  expect(startProblem(error, { ...config, databaseUrl })).toContain(
    "/etc/ca.crt can't be opened, because it or a folder above it is missing. Check DATABASE_URL.",
  );
});

it('names the setting of another folder for files, and of a bucket', () => {
  const error = systemError('EROFS', { syscall: 'mkdir', path: '/srv/files/uploads' });
  const files = { kind: 'folder', folder: '/srv/files' } as const;
  expect(startProblem(error, { ...config, files })).toContain('Check FILES_DIR.');
  const bucket = readConfig({ S3_BUCKET: 'church', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' });
  expect(startProblem(wrapped(new Error('connect ECONNREFUSED 127.0.0.1:9')), bucket)).toBe(
    "The bucket church of S3_BUCKET can't be used (connect ECONNREFUSED 127.0.0.1:9). " +
      'Check that it exists, S3_ENDPOINT, and the keys.',
  );
});

it('says that DATABASE_URL has no password where PostgreSQL asks for one', () => {
  const databaseUrl = 'postgres://narthex@db.example/narthex';
  const error = new DatabaseUnavailableError(
    'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
  );
  expect(startProblem(error, { ...config, databaseUrl })).toBe(
    'The PostgreSQL server asks for a password, and DATABASE_URL has none: add it after the user and a colon.',
  );
});

it('does not show the password of the database', () => {
  const databaseUrl = 'postgres://narthex:hunter2@db.example/narthex';
  const sentence = startProblem(new DatabaseUnavailableError('refused'), { ...config, databaseUrl });
  expect(sentence).toContain('DATABASE_URL');
  expect(sentence).toContain('Check that it runs and that the URL is right.');
  expect(sentence).not.toContain('hunter2');
});

it('leaves a fault of ours as it is', () => {
  expect(startProblem(new TypeError('x is not a function'), config)).toBeUndefined();
});
