import path from 'node:path';
import { builtRooms, isBuilt } from '../../build-plugins/built';
import { ROOT, packageProgram, run } from './run';

/** As many builds at once as there are cores on the machines we count with. */
const AT_ONCE = 2;

export class BuildError extends Error {
  override readonly name = 'BuildError';
}

async function buildRoom(room: string): Promise<void> {
  const started = Date.now();
  const environment = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '--import tsx' };
  const code = await run(packageProgram('webpack'), ['--mode', 'production'], {
    cwd: path.join(ROOT, room),
    env: environment,
  });
  if (code !== 0) throw new BuildError(`${room} could not be built.`);
  console.log(`Built ${room} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds those of the rooms whose sources have changed since their last build. */
export async function buildStale(rooms: readonly string[] = builtRooms()): Promise<void> {
  const stale = rooms.filter((room) => !isBuilt(room));
  if (stale.length > 0) console.log(`Building ${stale.join(', ')} …`);
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let room = stale.shift(); room !== undefined; room = stale.shift()) await buildRoom(room);
  });
  await Promise.all(workers);
}
