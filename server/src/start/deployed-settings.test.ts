import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { REPOSITORY_ROOT, environmentSchema, readConfig } from '../config';
import { CLOSE_WITHIN_MS } from '../settings/operation-settings';
import { listSecrets } from '../settings/secret-settings';

const DEPLOY = path.join(REPOSITORY_ROOT, 'deploy');
const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');
const SETTINGS = Object.keys(environmentSchema.shape);
const SECRETS = listSecrets(environmentSchema.shape);

it.each(['systemd/narthex.env', 'systemd/narthex@.service', 'container/compose.yaml'])(
  'names settings that there are in %s',
  (file) => {
    const named = [...read(file).matchAll(/\b([A-Z][A-Z\d_]+)(?:=|: )/g)].flatMap(([, name = '']) => name);
    const ours = named.filter((name) => !/^(POSTGRES|MINIO)_/.test(name));
    expect(ours.length).toBeGreaterThan(3);
    for (const name of ours) {
      const secret = name.replace(/_FILE$/, '');
      expect(name === secret ? SETTINGS : SECRETS).toContain(secret);
    }
  },
);

it('hands the process secrets whose files the command can name', () => {
  const names = [...read('systemd/narthex@.service').matchAll(/^LoadCredential=([\w-]+):/gm)];
  for (const [, name = ''] of names) expect(SECRETS).toContain(name.toUpperCase().replaceAll('-', '_'));
});

it.each([
  ['systemd/narthex@.service', /^TimeoutStopSec=(\d+)$/m],
  ['container/compose.yaml', /stop_grace_period: (\d+)s$/m],
])('is given the time that a process takes to stop in %s', (file, pattern) => {
  const { drainMs, finishMs } = readConfig({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://church.example.org',
  });
  const seconds = Number(pattern.exec(read(file))?.[1]);
  expect(seconds * 1000).toBeGreaterThan(drainMs + finishMs + CLOSE_WITHIN_MS);
});

it('lets nginx say in both languages what it refuses by itself', () => {
  const pages = [...read('nginx/narthex.conf').matchAll(/error_page [\d ]+ \/(\S+);/g)].map(
    ([, file]) => file,
  );
  expect(pages.length).toBeGreaterThan(1);
  for (const file of pages) expect(read(`nginx/${file}`)).toMatch(/<html lang="en">[^]*<div lang="sw">/);
});

describe('the command of a site below systemd', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-command-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const place = (name: string, text: string, mode = 0o600) =>
    writeFileSync(path.join(folder, name), text, { mode });

  /** Runs the command with folders of the test; programs of root are replaced by ones that show what they are given. */
  function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
    const script = read('systemd/narthex')
      .replace('/srv/narthex\n', `${folder}/code\n`)
      .replace('/etc/narthex/narthex.env', `${folder}/narthex.env`)
      .replace('/etc/narthex/secrets', `${folder}/secrets`);
    place('narthex', script, 0o700);
    const PATH = `${folder}/bin:${process.env.PATH ?? ''}`;
    return execFileSync(path.join(folder, 'narthex'), args, {
      encoding: 'utf8',
      cwd: os.tmpdir(),
      env: { PATH, ...environment },
    });
  }

  beforeAll(() => {
    for (const name of ['bin', 'code', 'secrets']) mkdirSync(path.join(folder, name));
    place('bin/id', '#!/bin/sh\necho 0\n', 0o700);
    place('bin/runuser', '#!/bin/sh\npwd; printf "%s\\n" "$@"; env\n', 0o700);
    const env = read('systemd/narthex.env').replace(/(BACKUP_TO=)(.*)/, '$1"$2" ');
    place('narthex.env', env);
    place('secrets/smtp-url', 'smtps://user:a b@mail.example.org\n');
    place('secrets/database-url', 'postgres://narthex@127.0.0.1/narthex\n');
  });

  it('has the settings and secrets of its processes, and starts where it was typed', () => {
    const lines = run(['create-admin', '--first-name', 'Grace Njeri']).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      path.join(folder, 'code'),
      '--user',
      'narthex',
      '--',
      'node',
      'ship/bootstrap.mjs',
    ]);
    expect(lines.slice(6, 9)).toEqual(['create-admin', '--first-name', 'Grace Njeri']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'NODE_ENV=production',
        'DATA_DIR=/var/lib/narthex/8080',
        'FILES_DIR=/var/lib/narthex/files',
        // systemd takes quotes and spaces around a value away as well.
        'BACKUP_TO=/var/backups/narthex',
        'MAIL_FROM=Campus Church <office@church.example.org>',
        'SMTP_URL=smtps://user:a b@mail.example.org',
        'DATABASE_URL=postgres://narthex@127.0.0.1/narthex',
        `INIT_CWD=${os.tmpdir()}`,
      ]),
    );
  });

  it('lets a variable that is set win, so that an archive can be restored elsewhere', () => {
    const lines = run(['restore', 'x'], { DATA_DIR: '/srv/new', DATABASE_URL_FILE: '/srv/url' }).split('\n');
    expect(lines).toContain('DATA_DIR=/srv/new');
    expect(lines.filter((line) => line.startsWith('DATABASE_URL'))).toEqual(['DATABASE_URL_FILE=/srv/url']);
  });
});
