import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '..');

/** What every client room is compiled with: a change of any of these makes a new version of all of them. */
const COMMON = [
  'webpack.common.ts',
  'build-plugins',
  'package-lock.json',
  'shared-contracts',
  'shared-ui',
  'shared-auth',
];
const PANELS = 'shared-panels';
const IGNORED =
  /(^|\/)(node_modules|dist|dist-node|coverage)(\/|$)|^shared-ui\/gallery\/|\.test\.tsx?$|\.md$/;

function filesBelow(target: string): string[] {
  if (IGNORED.test(path.relative(ROOT, target)) || !existsSync(target)) return [];
  if (statSync(target).isFile()) return [target];
  return readdirSync(target)
    .sort()
    .flatMap((name) => filesBelow(path.join(target, name)));
}

/** Ten hex digits over every file a room is built from. The same sources give the same digits on every machine. */
export function sourceHash(room: string): string {
  const hash = createHash('sha256');
  const usesPanels = readFileSync(path.join(ROOT, room, 'package.json'), 'utf8').includes(
    '@narthex/shared-panels',
  );
  for (const source of [room, ...COMMON, ...(usesPanels ? [PANELS] : [])]) {
    for (const file of filesBelow(path.join(ROOT, source))) {
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 10);
}

/** The version of a room as it stands: `1.2.0-0a1b2c3d4e`. */
export function sourceVersion(room: string): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(ROOT, room, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  return `${String(version)}-${sourceHash(room)}`;
}
