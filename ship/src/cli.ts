import '../require-node.mjs';
import type { ReleaseInput } from '@narthex/shared-contracts/schemas/releases';
import { Command, Option } from 'commander';
import { createRequire } from 'node:module';
import { describeFailure } from './command-errors';
import { runDevUntilStopped } from './dev/dev-command';
import { runNew, type NewOptions } from './new/new-command';
import { readHours, readPercent, readPort, readRoles, readTarget } from './options/read-options';
import { buildRemote, refusePath } from './remote/build-remote';
import { checkRemote } from './remote/check-remote';
import { PREVIEW_ROLES, createPreview, type PreviewOptions } from './remote/create-preview';
import { requireRemote, type RemoteFolder } from './remote/find-remote';
import { publish, type PublishTarget } from './remote/publish';
import { describeCheck, describeHistory, describeRemote } from './reports';
import { SiteError, openSite, type SiteClient } from './site-client';
import { readSiteUrl } from './site-url';
import { describeTorture } from './torture/describe-torture';
import { tortureRemote, type TortureOptions } from './torture/torture-remote';

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };
const program = new Command('narthex')
  .description('Builds one remote and ships it into a running site.')
  .version(version, '--version', 'print the version of this package')
  .showHelpAfterError('Add --help to see what it takes.');

interface SiteOptions {
  readonly site: string;
  readonly json?: boolean;
}

/** Describes the options of commands that change what is live. */
interface ReleaseOptions extends SiteOptions {
  readonly reason: string;
  readonly release?: string;
  readonly percent?: number;
  readonly to?: string;
  readonly message?: string;
}

interface PublishOptions extends SiteOptions {
  readonly to: Pick<PublishTarget, 'to' | 'percent'>;
  readonly message?: string;
}
type TortureCommandOptions = Omit<TortureOptions, 'password'> & Pick<SiteOptions, 'json'>;

/** Creates a command about one remote of a running site. */
const remoteCommand = (name: string, description: string) =>
  program
    .command(name)
    .description(description)
    .argument('<remote>', 'name of the remote, for example senior-admin')
    .addOption(
      new Option('--site <url>', 'the running site')
        .env('NARTHEX_SITE')
        .default(`http://127.0.0.1:${process.env['PORT'] ?? 8080}`)
        .argParser(readSiteUrl),
    );

function requireSources(remote: string): RemoteFolder {
  const found = requireRemote(remote);
  refusePath(found.folder);
  return found;
}

const say = (text: string) => console.log(text);
const sayJson = (value: unknown) => console.log(JSON.stringify(value, null, 2));

const findLive = async (site: SiteClient, remote: string) => {
  const { data } = await site.call('delivery.getRemote', { remote });
  return data.state?.live ?? null;
};

/** Shows before anything is built that the site is there and takes the key. Resolves with undefined for a new remote. */
const findLiveOrNew = (site: SiteClient, remote: string) =>
  findLive(site, remote).catch((cause: unknown) => {
    if (cause instanceof SiteError && cause.status === 404) return undefined;
    throw cause;
  });

program
  .command('new')
  .description('write a new remote: in this workspace, or in an empty folder')
  .argument('<remote>', 'its name, for example music-dashboard')
  .requiredOption('--department <name>', 'whose dashboard it is, for example music')
  .option('--packages <folder>', 'the packed packages of the site, for a folder of its own')
  .option('--no-install', 'write the files alone')
  .action((remote: string, options: NewOptions) => runNew(remote, options));

program
  .command('build')
  .description('build one remote')
  .argument('<remote>', 'its name')
  .action((remote: string) => buildRemote(requireSources(remote)));

remoteCommand('dev', 'the running site on this machine, with the remote from its sources as they are saved')
  .addOption(new Option('--port <number>', 'where it is shown').default(8099).argParser(readPort))
  .action((remote: string, { site, port }: SiteOptions & { port: number }) =>
    runDevUntilStopped(requireSources(remote), { site, port }),
  );

remoteCommand('check', 'build one remote and ask the running site whether it would take it')
  .option('--json', 'print the results as JSON')
  .action(async (remote: string, { site, json }: SiteOptions) => {
    const sources = requireSources(remote);
    const client = await openSite(site);
    await findLiveOrNew(client, remote);
    const results = await checkRemote(sources, client);
    if (json) sayJson(results);
    else for (const result of results) say(describeCheck(result));
    if (results.some(({ outcome }) => outcome === 'refused')) process.exitCode = 1;
  });

remoteCommand('publish', 'build one remote, hand it in and make it live')
  .addOption(
    new Option('--to <target>', 'preview, canary=<per cent> or live')
      .default({ to: 'live' }, 'live')
      .argParser(readTarget),
  )
  .option('--message <text>', 'what is new')
  .action(async (remote: string, { site, to: target, message }: PublishOptions) => {
    const sources = requireSources(remote);
    const client = await openSite(site);
    const live = await findLiveOrNew(client, remote);
    const published = await publish(sources, client, {
      ...target,
      ...(message !== undefined && { message }),
      ...(target.to !== 'preview' && live !== undefined && { expected_live: live }),
    });
    say(`${published.message} ${site}`);
    if (target.to === 'preview')
      say(await createPreview(client, remote, { release: published.version, for: PREVIEW_ROLES, hours: 24 }));
  });

remoteCommand('preview', 'a link to a published version that isn’t live')
  .requiredOption('--release <version>', 'the version')
  .addOption(
    new Option('--for <roles>', 'who may open it, signed in')
      .default(PREVIEW_ROLES, PREVIEW_ROLES.join(','))
      .argParser(readRoles),
  )
  .option('--hours <number>', 'for how long', readHours, 24)
  .action(async (remote: string, { site, ...options }: SiteOptions & PreviewOptions) =>
    say(await createPreview(await openSite(site), remote, options)),
  );

/** Creates a command that changes what visitors get. It sends the current live version for comparison. */
function releaseCommand(
  name: string,
  description: string,
  build: (options: ReleaseOptions) => Record<string, unknown>,
) {
  return remoteCommand(name, description)
    .requiredOption('--reason <text>', 'why, for those who look at this later')
    .action(async (remote: string, options: ReleaseOptions) => {
      const site = await openSite(options.site);
      const expected_live = await findLive(site, remote);
      // The site validates the body with its schema and returns the errors.
      const body = {
        ...build(options),
        reason: options.reason,
        expected_live,
      } as ReleaseInput;
      const { message = '' } = await site.call('delivery.changeRelease', { remote, body });
      say(`${message} ${options.site}`);
    });
}

releaseCommand('promote', 'make a published version live for everybody', ({ release }) => ({
  action: 'live',
  version: release,
})).requiredOption('--release <version>', 'the version');

releaseCommand('canary', 'give a published version to some visitors', ({ release, percent }) => ({
  action: 'canary',
  version: release,
  percent,
}))
  .requiredOption('--release <version>', 'the version')
  .requiredOption('--percent <number>', 'how many of a hundred visitors; 0 ends it', readPercent);

releaseCommand('rollback', 'go back to the last version that ran well', ({ to }) => ({
  action: 'rollback',
  ...(to !== undefined && { version: to }),
})).option('--to <version>', 'another version');

releaseCommand('disable', 'switch a remote off', ({ message }) => ({
  action: 'disable',
  message,
})).requiredOption('--message <text>', 'what its users read instead');

releaseCommand('enable', 'switch a remote on again', () => ({ action: 'enable' }));

releaseCommand('undo', 'go back to what was before the last change', () => ({ action: 'undo' }));

remoteCommand('status', 'what is live of a remote, and how it does')
  .option('--json', 'print it as JSON')
  .action(async (remote: string, { site, json }: SiteOptions) => {
    const { data } = await (await openSite(site)).call('delivery.getRemote', { remote });
    if (json) sayJson(data);
    else say(describeRemote(data));
  });

remoteCommand('history', 'who changed what is live, when and why')
  .option('--json', 'print it as JSON')
  .action(async (remote: string, { site, json }: SiteOptions) => {
    const { data } = await (await openSite(site)).call('delivery.listChanges', { query: { remote } });
    if (json) sayJson(data);
    else say(describeHistory(remote, data));
  });

remoteCommand('torture', 'have all go wrong with a live remote, in a browser, and see what a person sees')
  .option('--path <path>', 'the page that is opened, unless it is the first of the remote')
  .option(
    '--email <address>',
    'who opens it; the password is read from NARTHEX_PASSWORD',
    process.env['NARTHEX_EMAIL'],
  )
  .option('--department <name>', 'for which department they sign in')
  .option('--json', 'print the results as JSON')
  .action(async (remote: string, { json, ...options }: TortureCommandOptions) => {
    const password = process.env['NARTHEX_PASSWORD'];
    const report = await tortureRemote(remote, { ...options, ...(password && { password }) });
    if (json) sayJson(report);
    else say(describeTorture(report));
    if (report.results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
  });

try {
  await program.parseAsync();
} catch (cause) {
  const message = describeFailure(cause);
  if (message === null) throw cause;
  console.error(message);
  process.exitCode = 1;
}
