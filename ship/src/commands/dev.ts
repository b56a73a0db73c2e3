import { Option } from 'commander';
import path from 'node:path';
import { builtRooms, isEverBuilt } from '../../../tooling/build-plugins/built';
import { buildStaleOrExit } from '../rooms/build-rooms';
import { describeFailure } from '../command-errors';
import { runDev } from '../dev/dev-command';
import { watchServer } from '../dev/watched-server';
import { serveGallery, watchGallery } from '../gallery';
import { readPort } from '../options/read-options';
import { ROOT } from '../run';
import { createNpmCommand } from '../terminal/npm-command';

const known = builtRooms().flatMap((room) => room.split('remotes/')[1] ?? []);
const command = createNpmCommand('dev', 'starts the site; what is saved shows in open pages')
  .argument('[remotes...]', 'only what is saved in these remotes shows; the others are as they were built')
  .addOption(
    new Option('--port <number>', 'where the site is shown').env('PORT').default(8080).argParser(readPort),
  )
  .addHelpText(
    'after',
    '\nnpm run ship -- dev <remote> --site https://… shows one remote inside a site that runs.',
  )
  .parse();
const wanted = command.args;
const unknown = wanted.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no remote ${unknown} here. Known: ${known.join(', ')}.`);
  process.exit(1);
}
const remotes = wanted.length > 0 ? wanted : known;
const { port } = command.opts<{ port: number }>();
const page = `http://127.0.0.1:${port}`;
/** The gallery and the server have ports of their own; browsers open pages through the proxy on `port`. */
const galleryPort = port + 1;
const serverPort = port + 2;

// Any build is enough for the server, because the proxy puts the current code into the pages.
await buildStaleOrExit(builtRooms().filter((room) => !isEverBuilt(room)));
const server = watchServer({ PORT: String(serverPort), PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? page });
const site = runDev(
  remotes.map((remote) => ({ remote, folder: path.join(ROOT, 'remotes', remote) })),
  { site: `http://127.0.0.1:${serverPort}`, port },
);
const gallery = watchGallery();
serveGallery(galleryPort).on('error', (error) => console.error(`No gallery: ${error.message}`));

let isStopping = false;
async function stop(signal: NodeJS.Signals): Promise<void> {
  isStopping = true;
  gallery.kill();
  await Promise.all([site.stop(), server.stop(signal)]);
  process.exit();
}
process.on('SIGINT', (signal) => void stop(signal));
process.on('SIGTERM', (signal) => void stop(signal));

try {
  await site.ready;
  console.log('Pages can be opened.');
  console.log(
    `What you save in the shell, in ${remotes.join(', ')} or in a shared room shows in open pages.`,
  );
  console.log(`The gallery of shared-ui is on http://127.0.0.1:${galleryPort}.`);
} catch (cause) {
  // Ctrl+C ends the builds as well.
  if (!isStopping) {
    console.error(describeFailure(cause) ?? cause);
    process.exitCode = 1;
    await stop('SIGTERM');
  }
}
