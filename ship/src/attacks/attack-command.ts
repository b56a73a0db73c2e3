import { randomBytes } from 'node:crypto';
import { buildStaleOrExit } from '../rooms/build-rooms';
import { describeFailure } from '../command-errors';
import { SiteError } from '../site-client';
import { createNpmCommand } from '../terminal/npm-command';
import { attackRemote } from './attack-remote';
import { describeAttacks, isHeld } from './describe-attacks';
import { startSite, type Site } from './site/start-site';

interface AttackCommandOptions {
  readonly site?: string;
  readonly only?: string;
  readonly json?: boolean;
}

const LOCAL = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/?$/;

/** Starts a site of its own from what is built. */
async function startFreshSite(): Promise<Site & { readonly password: string }> {
  await buildStaleOrExit();
  const password = randomBytes(12).toString('hex');
  const settings = { DEMO_PASSWORD: password, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  return { ...(await startSite(settings)), password };
}

/** Returns the site that is attacked. Its data are changed, so that a site with data of people is refused. */
async function openSite(origin: string | undefined) {
  if (origin === undefined) return startFreshSite();
  const password = process.env['DEMO_PASSWORD'];
  if (!LOCAL.test(origin) || !password)
    throw new SiteError(
      'Attacks change the data of a site, so they need one on this machine with demo accounts, by http, and their password in DEMO_PASSWORD.',
    );
  return { origin: new URL(origin).origin, password, stop: async () => undefined };
}

const program = createNpmCommand(
  'attack',
  'attacks a site with a hostile remote, each attack with the boundary off and on',
)
  .argument('<remote>', 'the remote whose grant the hostile one gets, for example department-dashboard')
  .option(
    '--site <origin>',
    'a running site on this machine, with demo data; a fresh one is started without it',
  )
  .option('--only <subject>', 'one subject of the table, for example reads')
  .option('--json', 'print the results as JSON')
  .action(async (remote: string, { site, only, json }: AttackCommandOptions) => {
    const { origin, password, stop } = await openSite(site);
    try {
      const onProgress = (done: number, all: number) =>
        process.stderr.isTTY && process.stderr.write(`\r${done} of ${all} runs${done < all ? '' : '\n'}`);
      const report = await attackRemote({ site: origin, password, remote, only, onProgress });
      console.log(json ? JSON.stringify(report, null, 2) : describeAttacks(report));
      if (!isHeld(report)) process.exitCode = 1;
    } finally {
      await stop();
    }
  });

try {
  await program.parseAsync();
} catch (cause) {
  const message = describeFailure(cause);
  if (message === null) throw cause;
  console.error(message);
  process.exitCode = 1;
}
