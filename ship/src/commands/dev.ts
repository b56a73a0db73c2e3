import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtRooms } from '../../../build-plugins/built';
import { buildStale, buildStaleOrExit } from '../build-rooms';
import { serveGallery, watchGallery } from '../gallery';
import { publish } from '../remote/publish';
import { openSite } from '../site-client';
import { ROOT } from '../run';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 300;
const READY_POLL_MS = 500;

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const rooms = wanted.length > 0 ? wanted.map((name) => `remotes/${name}`) : builtRooms();
const port = Number(process.env['PORT'] ?? 8080);
const site = `http://127.0.0.1:${port}`;
/** Beside the site: the gallery is no part of it. */
const galleryPort = port + 1;

let server: ChildProcess | undefined;

function startServer(): void {
  server = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
}

function restartServer(): void {
  const stopped = server;
  stopped?.once('exit', startServer);
  stopped?.kill('SIGTERM');
}

/** Builds what changed and puts it into the running site: remotes by publishing them, the shell by a restart. */
async function refresh(): Promise<void> {
  for (const room of rooms) {
    try {
      if (room === 'shell') await buildStale([room]);
      else
        console.log(
          (
            await publish(
              { remote: path.basename(room), folder: path.join(ROOT, room) },
              await openSite(site),
            )
          ).message,
        );
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      if (!message.includes('is published already')) console.error(message);
    }
  }
}

let timer: NodeJS.Timeout | undefined;
let work = Promise.resolve();
const pending = new Set<string>();

function handleChange(room: string): void {
  pending.add(room);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const changed = [...pending];
    pending.clear();
    work = work.then(async () => {
      if (changed.some((name) => name !== 'server')) await refresh();
      if (changed.some((name) => ['server', 'shell', 'shared-contracts'].includes(name))) restartServer();
    });
  }, DEBOUNCE_MS);
}

/** What is built and not live, since a start of the server leaves what is live as it is. */
async function publishBuilds(): Promise<void> {
  const isReady = () =>
    fetch(`${site}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await wait(READY_POLL_MS);
  await refresh();
}

await buildStaleOrExit();
startServer();
work = work.then(publishBuilds);
const gallery = watchGallery();
serveGallery(galleryPort).on('error', (error) => console.error(`No gallery: ${error.message}`));
for (const room of [...rooms, 'server', 'shared-contracts', 'shared-auth', 'shared-ui', 'shared-panels']) {
  watch(path.join(ROOT, room, 'src'), { recursive: true }, () => handleChange(room));
}
console.log(
  `Watching ${rooms.join(', ')}: what is saved is built and goes live on ${site}; reload to see it.`,
);
console.log(`The gallery of shared-ui is on http://127.0.0.1:${galleryPort}.`);

/** Ends with the server, which stops cleanly by itself on the same signal. */
function stop(signal: NodeJS.Signals): void {
  gallery.kill();
  if (!server || server.exitCode !== null) process.exit(0);
  server.once('exit', () => process.exit(0));
  if (signal === 'SIGTERM') server.kill(signal);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
