import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, sourceVersion } from './source-version';

/** Every room that is built for the browser: the shell and the remotes. */
export function builtRooms(): string[] {
  return ['shell', ...readdirSync(path.join(ROOT, 'remotes')).map((remote) => `remotes/${remote}`)].filter(
    (room) => existsSync(path.join(ROOT, room, 'webpack.config.ts')),
  );
}

/** Whether the build of a room's present sources is there. */
export function isBuilt(room: string): boolean {
  const version = sourceVersion(room);
  if (room !== 'shell') return existsSync(path.join(ROOT, room, 'dist', version, 'mf-manifest.json.br'));
  const file = path.join(ROOT, 'shell/dist/assets.json');
  if (!existsSync(file) || !existsSync(path.join(ROOT, 'shell/dist-node/server.cjs'))) return false;
  return JSON.parse(readFileSync(file, 'utf8')).version === version;
}
