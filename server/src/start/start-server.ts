import pino, { type Logger } from 'pino';
import { buildApp } from '../app';
import type { LoadCommand } from '../commands/site-commands';
import { readConfig, type Config } from '../config';
import type { Database } from '../database/database-handle';
import { prepareDatabase } from '../database/open-database';
import { loggerOptions } from '../logging/logger';
import { createSetupLink } from '../modules/setup/setup-link-repository';
import { createPasswords, type Passwords } from '../plugins/passwords/passwords';
import { getOwnOrigin } from '../requests/own-origin';
import { CLOSE_WITHIN_MS } from '../settings/operation-settings';
import { describeMisspelt } from '../settings/misspelt-settings';
import { onStopSignal } from '../stop-signals';
import { refuseDemoAccounts } from './demo-account-repository';
import { startProblem } from '../operation-problems/start-problems';
import { describeReadySite, type DemoAccounts } from './start-report';

export interface SeedDependencies {
  readonly db: Database;
  readonly config: Config;
  readonly passwords: Passwords;
  readonly logger: Logger;
  /** Is called if there is something to seed, because seeding takes a while. */
  readonly onStart: () => void;
}

/** Fills an empty database with demo data; returns null if it wasn't empty. */
export type Seed = (dependencies: SeedDependencies) => Promise<DemoAccounts | null>;

/** Closes everything that has been started when a signal arrives, even during the start. A second signal ends at once. */
class Lifetime {
  private close: () => Promise<void> = () => Promise.resolve();
  private isReady = false;
  isEnding = false;

  constructor(
    private readonly logger: Logger,
    private readonly withinMs: number,
  ) {}

  closeBy(close: () => Promise<void>) {
    this.close = close;
  }

  begin() {
    this.isReady = true;
  }

  listenToSignals() {
    onStopSignal(() => void this.stop());
  }

  private async stop() {
    this.isEnding = true;
    setTimeout(() => process.exit(1), this.withinMs).unref();
    if (!this.isReady) process.stderr.write('Narthex was stopped before it had started.\n');
    try {
      await this.close();
      process.exit(0);
    } catch (error) {
      this.logger.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    }
  }
}

function print(lines: readonly string[]) {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints the progress of slow steps on a terminal; a production site has its log instead. */
const reportProgress = (config: Config, text: string) => {
  if (!config.isProduction) print([text]);
};

interface Started {
  readonly config: Config;
  readonly logger: Logger;
  readonly lifetime: Lifetime;
}

async function run(
  { config, logger, lifetime }: Started,
  { seed, commands = {}, whenFree }: StartOptions,
): Promise<void> {
  const { dataDir, databaseUrl } = config;
  const { database, open } = prepareDatabase({ dataDir, databaseUrl, logger });
  const openAndSeed = async (): Promise<DemoAccounts | null> => {
    await whenFree;
    reportProgress(config, 'Migrating the database …');
    await open();
    lifetime.closeBy(() => database.close());
    await database.migrate();
    if (config.isProduction) await refuseDemoAccounts(database.db);
    if (config.seed !== 'demo') return null;
    return seed({
      db: database.db,
      config,
      passwords: createPasswords(config.passwordCost),
      logger,
      onStart: () => reportProgress(config, 'Seeding the demo congregation …'),
    });
  };
  const whenOpen = openAndSeed();
  // The app that is built meanwhile throws the error as soon as it needs the database.
  whenOpen.catch(() => undefined);
  const app = await buildApp({ config, database, logger, whenOpen });
  for (const [name, load] of Object.entries(commands)) app.siteCommands.add(name, load);
  const accounts = await whenOpen;
  lifetime.closeBy(async () => {
    await app.draining.run(config);
    await app.close();
  });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  const setupToken = await createSetupLink(app.db);
  lifetime.begin();
  print(
    describeReadySite(getOwnOrigin(config, port), {
      demo: accounts,
      waiting: app.remotes.waitingBuilds,
      setupToken,
    }),
  );
}

export interface StartOptions {
  readonly seed: Seed;
  /** Loads commands of other rooms that the running server shall run, by their names. */
  readonly commands?: Readonly<Record<string, LoadCommand>>;
  /** Resolves once no other process uses the port and the data folder. */
  readonly whenFree?: Promise<unknown>;
}

/** Starts the server of this process. If the start fails, it prints the reason and ends the process. */
export async function startServer(options: StartOptions): Promise<void> {
  let config: Config | undefined;
  let lifetime: Lifetime | undefined;
  try {
    config = readConfig();
    const logger = pino(loggerOptions(config));
    for (const misspelt of config.misspelt) logger.warn(describeMisspelt(misspelt));
    lifetime = new Lifetime(logger, config.drainMs + config.finishMs + CLOSE_WITHIN_MS);
    lifetime.listenToSignals();
    await run({ config, logger, lifetime }, options);
  } catch (error) {
    // A signal has closed what the start was using. The error says no more than that.
    if (lifetime?.isEnding) return;
    const sentence = startProblem(error, config);
    process.stderr.write(
      sentence ? `Narthex did not start. ${sentence}\n` : `Narthex did not start:\n${format(error)}\n`,
    );
    process.exit(1);
  }
}

const format = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
