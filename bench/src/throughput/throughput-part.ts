import { kilobytes } from '../report/units';
import { startProgram, type SiteProcess } from '../sites/site-process';
import { encodedPage } from './encoded-page';
import { CONNECTIONS, runLoad, type Turn } from './load';
import { ratioLine, throughputTable } from './throughput-table';

const SECONDS = 3;

interface Servers {
  /** Caches rendered pages, which is the default. */
  readonly cached: SiteProcess;
  /** Runs the same server with `PAGE_CACHE=0`. */
  readonly uncached: SiteProcess;
  /** Runs the same server with `PAGE_CACHE=1`: it keeps no page that isn't listed, but what pages have read. */
  readonly unlisted: SiteProcess;
  readonly fixed: SiteProcess;
}

interface Loaded {
  readonly name: string;
  readonly site: SiteProcess;
  readonly path: string;
  readonly turns: Turn[];
}

const loaded = (name: string, site: SiteProcess, path = '/'): Loaded => ({ name, site, path, turns: [] });

/** Is the home page after its form was posted without a script, which no list of pages has. */
const UNLISTED_HOME = '/?sent=newsletter';

export const startStaticServer = (root: string, site: SiteProcess) =>
  startProgram(
    root,
    ['--import', 'tsx', 'bench/src/throughput/static-server.ts', `${site.origin}/`],
    process.env,
  );

/** Runs load tests of the servers in turn and prints how many home pages each serves per second. */
export async function runServers(servers: Servers, turns: number): Promise<void> {
  const cached = loaded('home page, kept', servers.cached);
  const fixed = loaded('limit: a string', servers.fixed);
  const uncached = loaded('home page, rendered', servers.uncached);
  const unlisted = loaded('home page, its data kept', servers.unlisted, UNLISTED_HOME);
  const all = [cached, fixed, unlisted, uncached];
  for (let round = 0; round <= turns; round += 1) {
    for (const { site, path, turns: taken } of all) {
      const turn = await runLoad(site, SECONDS, path);
      if (round > 0) taken.push(turn);
    }
    console.log(round === 0 ? 'Warmed up' : `Measured ${round} of ${turns}`);
  }
  const page = await encodedPage(`${servers.cached.origin}/`);
  const lines = [
    '',
    `The server, asked for the home page (${kilobytes(page.length)} brotli) over ${CONNECTIONS} connections that stay open.`,
    `Median of ${turns} turns of ${SECONDS} s, the servers in turn, each a process of its own, the client on the same machine.`,
    '',
    ...throughputTable(all),
    '',
    ratioLine('kept to the string', cached, fixed),
    ratioLine('rendered to kept', uncached, cached),
    '',
    '  home page, kept:     the site as it runs: a page is rendered once a minute, and kept until what it shows changes.',
    '  limit: a string:     Fastify with one route that sends the same compressed bytes, and nothing else.',
    '  home page, its data kept: rendered for each who asks from what it read before, as after a change of other content.',
    '  home page, rendered: the site with PAGE_CACHE=0: data read, page rendered and compressed for each who asks.',
    '  CPU a page:          time of all cores in the server’s process, which a busy machine changes least.',
    '  client busy:         near 100 % it is the client that was measured, and the server can do more.',
    '',
  ];
  console.log(lines.join('\n'));
}
