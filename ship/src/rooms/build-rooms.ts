import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtRooms, isBuilt } from '../../../tooling/build-plugins/built';
import { bundleServer } from '../../../tooling/server-bundle/bundle-server';
import { BuildError } from '../remote/build-remote';
import { ROOT } from '../run';
import { RoomBuilder } from './room-builder';

/** The number of parallel builds matches the cores of the machines that we measure with. */
const MAX_PARALLEL_BUILDS = 2;

/** Builds the server unless it is built from its current sources. esbuild prints what is wrong with a source. */
async function buildServer(): Promise<void> {
  try {
    await bundleServer();
  } catch (cause) {
    throw new BuildError('The server could not be built.', { cause });
  }
}

const measureSources = (room: string): number =>
  readdirSync(path.join(ROOT, room, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, { parentPath, name }) => total + statSync(path.join(parentPath, name)).size, 0);

/**
 * Builds what has changed since its last build, and prints the progress.
 *
 * @param rooms The rooms to build for the browser; without it, all of them and the server.
 */
export async function buildStale(rooms?: readonly string[]): Promise<void> {
  if (!rooms) await buildServer();
  const stale = (rooms ?? builtRooms()).filter((room) => !isBuilt(room));
  if (stale.length === 0) return;
  console.log(`Building ${stale.map((room) => path.basename(room)).join(', ')} …`);
  // The largest first, so that no processor waits for one of them at the end.
  const queue = stale.toSorted((a, b) => measureSources(b) - measureSources(a));
  let built = 0;
  async function buildNext(builder: RoomBuilder): Promise<void> {
    const room = queue.shift();
    if (room === undefined) return;
    const started = Date.now();
    try {
      await builder.build(room);
    } catch (cause) {
      // After a failure, running builds finish but no further ones start.
      queue.length = 0;
      throw cause;
    }
    built += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`Built ${built} of ${stale.length}: ${path.basename(room)} (${seconds} s)`);
    return buildNext(builder);
  }
  const builds = await Promise.allSettled(
    Array.from({ length: Math.min(MAX_PARALLEL_BUILDS, stale.length) }, () => {
      const builder = new RoomBuilder();
      return buildNext(builder).finally(() => builder.stop());
    }),
  );
  for (const build of builds) if (build.status === 'rejected') throw build.reason;
}

/** Builds stale rooms for a command that needs them, and exits with the error if a build fails. */
export async function buildStaleOrExit(rooms?: readonly string[]): Promise<void> {
  try {
    await buildStale(rooms);
  } catch (cause) {
    if (!(cause instanceof BuildError)) throw cause;
    console.error(cause.message);
    process.exit(1);
  }
}
