import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../../../src/config';
import type { DatabaseHandle } from '../../../src/database/database-handle';
import { openDatabase } from '../../../src/database/open-database';
import { openFileStore } from '../../../src/file-store/open-file-store';
import { startServer, type ServerProcess } from '../../processes/site-process';
import { startBucket } from '../../storage/bucket-server';
import { waitUntil } from '../../processes/wait-until';
import { startMailSink, type MailSink } from '../outside/mail-sink';
import type { SiteState } from '../subjects/subject';
import { createClock, type Clock } from './clock';
import { createDisk, type Disk } from './disk';
import { createPostgres, type PostgresServer } from './postgres-server';

export type EngineName = 'embedded' | 'postgres';

export const SHIP_TOKEN = 'the-token-of-disasters';

/** A bucket that can break. */
interface BreakableBucket {
  /** Every third call fails while it is true. */
  isBreaking: boolean;
}

/** A machine that runs a site, with what is around it. */
export interface Machine {
  readonly engine: EngineName;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly mails: MailSink;
  /** Is null on the embedded engine. */
  readonly postgres: PostgresServer | null;
  /** Is null for a site whose files are in a folder of the disk, `filesFolder`. */
  readonly bucket: BreakableBucket | null;
  readonly filesFolder: string;
  readonly servers: readonly ServerProcess[];
  startServer(): Promise<void>;
  /** Ends every server, and waits until nothing writes any more. */
  endServers(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Opens the database before the first start of a server. */
  withNewDatabase(work: (database: DatabaseHandle) => Promise<void>): Promise<void>;
  /** Shows what is left to `work` without changing it. No server may run meanwhile. */
  examine<T>(work: (state: SiteState) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

const UNLIMITED = {
  LIMIT_FREE_DISK_FLOOR_BYTES: '1',
  LIMIT_PENDING_PROPOSALS_PER_ACCOUNT: '1000000',
  LIMIT_UPLOADS_PER_ACCOUNT_PER_DAY: '1000000',
  LIMIT_OPEN_UPLOADS_PER_ACCOUNT: '1000000',
  LIMIT_VERSIONS_PER_REMOTE_PER_DAY: '1000000',
};

async function startBreakableBucket() {
  const breakable: BreakableBucket = { isBreaking: false };
  let calls = 0;
  const { settings, stop } = await startBucket(() => {
    calls += 1;
    return breakable.isBreaking && calls % 3 === 0;
  });
  const environment = {
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
  return { breakable, environment, stop };
}

/** Waits until the database server has finished what the servers have asked of it before they ended. */
async function waitForQuiet(database: DatabaseHandle): Promise<void> {
  await waitUntil(async () => {
    const { rows } = await database.db.execute<{ busy: number }>(
      `select count(*)::integer as busy from pg_stat_activity
       where backend_type = 'client backend' and application_name = 'narthex' and state <> 'idle'
         and pid <> pg_backend_pid()`,
    );
    return rows[0]?.busy === 0;
  });
}

/** Creates a machine without a site. With PostgreSQL, several servers share their files in a bucket. */
export async function createMachine(engine: EngineName): Promise<Machine> {
  const disk = await createDisk();
  const outside = await mkdtemp(path.join(os.tmpdir(), 'narthex-disasters-'));
  // PostgreSQL runs as a user of its own, which reads the clock.
  await chmod(outside, 0o755);
  const dataDir = path.join(disk.folder, 'data');
  const filesFolder = path.join(dataDir, 'files');
  await mkdir(filesFolder, { recursive: true });
  const clock = await createClock(outside);
  const mails = await startMailSink();
  const bucket = engine === 'postgres' ? await startBreakableBucket() : null;
  const postgres =
    engine === 'postgres'
      ? await createPostgres(path.join(disk.folder, 'postgres'), clock.environment)
      : null;
  await postgres?.start();
  const databaseUrl = postgres?.url;

  const settings: Record<string, string> = {
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    SHIP_TOKEN,
    LOG_LEVEL: 'silent',
    ...UNLIMITED,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(bucket ? bucket.environment : { FILES_DIR: filesFolder }),
  };
  const servers: ServerProcess[] = [];
  const endServers: Machine['endServers'] = async (signal) => {
    for (const server of servers) server.signal(signal);
    await Promise.all(servers.map(({ ended }) => ended));
    servers.length = 0;
  };
  const openAt = (folder: string) =>
    openDatabase({ dataDir: folder, ...(databaseUrl !== undefined && { databaseUrl }) });

  async function examineAt<T>(folder: string, work: (state: SiteState) => Promise<T>): Promise<T> {
    const database = await openAt(folder);
    try {
      if (postgres) await waitForQuiet(database);
      const config = readConfig({ ...settings, NODE_ENV: 'development' });
      return await work({ db: database.db, config, files: await openFileStore(config) });
    } finally {
      await database.close();
    }
  }

  return {
    engine,
    disk,
    clock,
    mails,
    postgres,
    bucket: bucket?.breakable ?? null,
    filesFolder,
    servers,
    async startServer() {
      servers.push(await startServer({ ...settings, ...clock.environment }));
    },
    endServers,
    async withNewDatabase(work) {
      const database = await openAt(dataDir);
      try {
        await database.migrate();
        await work(database);
      } finally {
        await database.close();
      }
    },
    async examine(work) {
      if (postgres) return examineAt('', work);
      // The next server must find the folder as the disaster left it, and opening it would repair it.
      const copy = await mkdtemp(path.join(os.tmpdir(), 'narthex-examined-'));
      try {
        await cp(path.join(dataDir, 'database'), path.join(copy, 'database'), { recursive: true });
        return await examineAt(copy, work);
      } finally {
        await rm(copy, { recursive: true, force: true });
      }
    },
    async remove() {
      await endServers('SIGKILL');
      await postgres?.kill();
      await bucket?.stop();
      await mails.close();
      await disk.remove();
      await rm(outside, { recursive: true, force: true });
    },
  };
}
