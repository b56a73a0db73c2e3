import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRemoteBuilt, sourceVersion } from '@narthex/remote-kit/source-version';
import { ROOT } from './root';

/** Returns every room that is built for the browser: the shell and the remotes. */
export function builtRooms(): string[] {
  return ['shell', ...readdirSync(path.join(ROOT, 'remotes')).map((remote) => `remotes/${remote}`)].filter(
    (room) => existsSync(path.join(ROOT, room, 'webpack.config.ts')),
  );
}

/** Returns the version of the shell's current sources, which include the build plugins of this repository. */
export const shellVersion = (): string =>
  sourceVersion(path.join(ROOT, 'shell'), {
    'tooling/build-plugins': path.join(ROOT, 'tooling/build-plugins'),
    'webpack.common.ts': path.join(ROOT, 'webpack.common.ts'),
  });

/** Returns whether a room is built from its current sources. */
export function isBuilt(room: string): boolean {
  if (room !== 'shell') return isRemoteBuilt(path.join(ROOT, room));
  const file = path.join(ROOT, 'shell/dist/assets.json');
  if (!existsSync(file) || !existsSync(path.join(ROOT, 'shell/dist-node/server.cjs'))) return false;
  return JSON.parse(readFileSync(file, 'utf8')).version === shellVersion();
}

/** Returns whether a room was built before, even if its sources have changed since. */
export const isEverBuilt = (room: string): boolean =>
  existsSync(path.join(ROOT, room, room === 'shell' ? 'dist/assets.json' : 'dist'));
