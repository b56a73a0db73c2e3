import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../browser/metrics';
import { fillDatabase } from '../lists/filled-site';
import { allMet, judgementLines } from '../report/judgement';
import { tableLines } from '../report/table';
import { startProduct } from '../sites/site-process';
import { createRandom } from '../taps/random';
import { readAsOf, readRows, runCommand } from './archive';
import { judgeBackups, judgeRestore, judgeWaiting, listTimes, type MadeBackup } from './judge-backups';
import { SteadyWrites, findNumbers } from './steady-writes';

const WRITES_PER_SECOND = 200;
const MAX_PAUSE_MS = 2_000;

interface BackupPartOptions {
  readonly root: string;
  /** Is a data folder with the demo data, which is written to. */
  readonly dataFolder: string;
  /** Counts the backups that are made under writes. */
  readonly backups: number;
  /** Counts the rows of each kind that are restored. */
  readonly rows: number;
  /** Chooses the moments of the backups. */
  readonly seed: number;
}

/** Is an empty database of PostgreSQL; the backups under writes are then made of it. */
const DATABASE_URL = process.env['BENCH_DATABASE_URL'];

/** Makes backups of a running site at random moments while people write to it. */
async function backUpUnderWrites(
  { root, dataFolder, backups, seed }: BackupPartOptions,
  folder: string,
  closeLater: (close: () => Promise<unknown>) => void,
) {
  const settings = { DATA_DIR: dataFolder, ...(DATABASE_URL && { DATABASE_URL }) };
  const site = await startProduct(root, dataFolder, settings);
  closeLater(site.stop);
  const writes = new SteadyWrites(site.origin, WRITES_PER_SECOND);
  const random = createRandom(seed);
  const made: MadeBackup[] = [];
  const startedAt = Date.now();
  try {
    for (let turn = 1; turn <= backups; turn += 1) {
      await wait(random() * MAX_PAUSE_MS);
      const archive = path.join(folder, `${turn}.narthex`);
      const beganAt = Date.now();
      await runCommand(root, 'backup', archive, settings);
      const endedAt = Date.now();
      const numbers = findNumbers(await readRows(archive, 'prayer_requests'));
      made.push({ beganAt, endedAt, asOf: await readAsOf(archive), numbers });
      await rm(archive);
    }
  } finally {
    await writes.stop();
    await site.stop();
  }
  const { acknowledged, failed } = writes;
  return { made, acknowledged, failed, seconds: (Date.now() - startedAt) / 1000 };
}

/** Restores a site with very many rows of each kind into an empty place. */
async function restoreMany({ root, dataFolder, rows }: BackupPartOptions, folder: string) {
  await fillDatabase(root, dataFolder, rows);
  const archive = path.join(folder, 'many.narthex');
  const backupMs = await runCommand(root, 'backup', archive, { DATA_DIR: dataFolder });
  const { size } = await stat(archive);
  const restoreMs = await runCommand(root, 'restore', archive, { DATA_DIR: path.join(folder, 'restored') });
  return { backupMs, restoreMs, megabytes: size / 1024 ** 2 };
}

/** Measures backups under writes and a large restore. Resolves to whether the budgets are met. */
export async function runBackups(
  options: BackupPartOptions,
  closeLater: (close: () => Promise<unknown>) => void,
): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'narthex-backups-'));
  closeLater(() => rm(folder, { recursive: true, force: true }));
  try {
    console.log(`Making ${options.backups} backups while people write …`);
    const { made, acknowledged, failed, seconds } = await backUpUnderWrites(options, folder, closeLater);
    const engine = DATABASE_URL ? 'PostgreSQL' : 'the embedded database';
    const during = listTimes(acknowledged, made, true);
    const besides = listTimes(acknowledged, made, false);
    const rows = `${options.rows.toLocaleString('en-US')} rows of each kind`;
    console.log(`Restoring ${rows} …`);
    const many = await restoreMany(options, folder);
    const judgements = [
      judgeBackups(made, acknowledged),
      judgeWaiting(during),
      judgeRestore(options.rows, many.restoreMs),
    ];
    const row = (name: string, times: readonly number[]) => [
      name,
      String(times.length),
      percentile(times, 0.5).toFixed(0),
      percentile(times, 0.99).toFixed(0),
    ];
    console.log(
      [
        '',
        `Writes to a site on ${engine}, in milliseconds: ${(acknowledged.length / seconds).toFixed(0)} a second of`,
        `${WRITES_PER_SECOND} that were tried, ${failed.length} refused.`,
        '',
        ...tableLines(
          ['', 'writes', 'p50', 'p99'],
          [row('while a backup is made', during), row('while none is', besides)],
        ),
        '',
        `${rows} on the embedded database: backed up in`,
        `${(many.backupMs / 1000).toFixed(1)} s (${many.megabytes.toFixed(0)} MB), restored and compared in ${(many.restoreMs / 1000).toFixed(1)} s.`,
        '',
        ...judgementLines(judgements),
        '',
      ].join('\n'),
    );
    return allMet(judgements);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
