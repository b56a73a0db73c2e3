import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../../../tooling/server-bundle/bundle-server';
import { startSite } from '../attacks/site/start-site';
import { readMigrations } from '../checks/migrations/check-migrations';
import { planRelease, ReleaseError } from './plan-release';
import { ROOT } from '../run';
import { createNpmCommand } from '../terminal/npm-command';

const CHANGELOG = path.join(ROOT, 'CHANGELOG.md');
const RELEASES = path.join(ROOT, 'server/migrations/releases.json');
const KEEP_ROWS = 'server/test/releases/keep-released-rows.ts';

const run = (program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  execFileSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function release(version: string): Promise<void> {
  if (run('git', ['status', '--porcelain']) !== '') throw new ReleaseError('Commit what has changed first.');
  const { releases, contractions, tags } = readMigrations(ROOT);
  const { version: current } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const planned = planRelease({
    version,
    current,
    changelog: readFileSync(CHANGELOG, 'utf8'),
    releases,
    newestMigration: tags.at(-1) ?? '',
    day: new Date().toISOString().slice(0, 10),
  });
  console.log('Keeping the rows of a demo site for the tests of later releases …');
  await bundleServer();
  const site = await startSite({});
  try {
    run(process.execPath, ['--import', 'tsx', KEEP_ROWS, version], { DATA_DIR: site.dataDir });
  } finally {
    await site.stop();
  }
  writeFileSync(CHANGELOG, planned.changelog);
  writeFileSync(RELEASES, `${JSON.stringify({ releases: planned.releases, contractions }, null, 2)}\n`);
  run('npm', ['version', version, '--no-git-tag-version', '--ignore-scripts']);
  run('git', [
    'add',
    'CHANGELOG.md',
    'package.json',
    'package-lock.json',
    'server/migrations',
    'server/test/releases',
  ]);
  run('git', ['commit', '--quiet', '--message', `chore: Release ${version}`]);
  run('git', ['tag', `v${version}`]);
  console.log(
    `${version} is committed and tagged. Push both: git push --follow-tags origin HEAD v${version}`,
  );
}

const command = createNpmCommand(
  'release',
  'releases the site: changelog, list of releases, rows for later tests, version, commit and tag',
).argument('<version>', 'such as 0.2.0');
try {
  const [version = ''] = command.parse().args;
  await release(version);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
