// `npm start` and the other commands start here. The file is plain JavaScript, since nothing is installed in a fresh
// clone.
import './require-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledProgram, isBundleCurrent } from '../tooling/server-bundle/current-bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = 'start', ...rest] = process.argv.slice(2);

const getModifiedTime = (file) => {
  try {
    return statSync(path.join(root, file)).mtimeMs;
  } catch {
    return 0;
  }
};

/** Installs the packages unless they are complete. npm writes its hidden lock file once it has installed everything. */
function installMissingPackages() {
  if (getModifiedTime('node_modules/.package-lock.json') >= getModifiedTime('package-lock.json')) return;
  console.log('Installing packages …');
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}\nThe packages could not be installed (npm ci).`);
    process.exit(status ?? 1);
  }
  console.log(`Installed packages (${Math.round((Date.now() - started) / 1000)} s)`);
}

const SCRIPTS = {
  start: 'ship/src/commands/start.ts',
  dev: 'ship/src/commands/dev.ts',
  build: 'ship/src/commands/build.ts',
  test: 'ship/src/commands/test.ts',
  pack: 'ship/src/commands/pack.ts',
  bench: 'bench/src/bench.ts',
  ship: 'ship/src/cli.ts',
  attack: 'ship/src/attacks/attack-command.ts',
  engines: 'e2e/engines/engines-command.ts',
  release: 'ship/src/release/release-command.ts',
  disasters: 'server/test/disasters/disasters-command.ts',
  setup: 'server/src/commands/scripts/setup.ts',
  'remove-demo': 'demo/src/removal/remove-demo-script.ts',
  'create-admin': 'server/src/commands/scripts/create-admin.ts',
  'rotate-secrets': 'server/src/commands/scripts/rotate-secrets.ts',
  backup: 'server/src/backup/commands/backup.ts',
  restore: 'server/src/backup/commands/restore.ts',
  doctor: 'server/src/doctor/doctor-command.ts',
  move: 'server/src/backup/commands/move.ts',
};

const script = SCRIPTS[command];
if (!script) {
  console.error(`There is no command ${command}. Known: ${Object.keys(SCRIPTS).join(', ')}.`);
  process.exit(2);
}
installMissingPackages();
/** A program of the server loads the bundle in less than half of the time that its sources take. */
const isBundled = /^(server|demo)\/src\//.test(script) && isBundleCurrent();
const program = isBundled ? bundledProgram(script) : ['--import', 'tsx', script];
const child = spawn(process.execPath, [...program, ...rest], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the whole process group. This process waits until the other has stopped cleanly.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm forwards a signal only to its shell. The program therefore also ends when it loses its parent process.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
}
// A shell reports a program that a signal has ended by this status.
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
