import { createNpmCommand } from '@narthex/ship/npm-command';

export const PARTS = [
  'home',
  'routes',
  'taps',
  'server',
  'lists',
  'uploads',
  'delivery',
  'isolated',
  'dev',
  'load',
  'backup',
] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  readonly parts: ReadonlySet<Part>;
  /** Counts the visits to the home page. */
  readonly runs: number;
  /** Counts the visits to every other page. */
  readonly visits: number;
  /** Counts the taps of each round. */
  readonly taps: number;
  /** Repeats the taps of another run. */
  readonly seed: number;
  /** Counts the load tests of each server. */
  readonly turns: number;
  /** Is how long each turn of the load lasts. */
  readonly seconds: number;
  /** Counts the requests between the two readings of the memory. */
  readonly total: number;
  /** Counts the backups that are made while people write. */
  readonly backups: number;
  /** Counts the rows of each kind that are restored. */
  readonly rows: number;
  /** Is how many times as fast the time of the Sabbath morning runs. */
  readonly speed: number;
  /** If true, the load is compared with Strapi, which npm installs first. */
  readonly strapi: boolean;
  readonly listsRequests: boolean;
  /** Only lists whose name contains one of these texts are measured; without any, all are. */
  readonly listNames: readonly string[];
}

const MAX_TAPS = 10_000;
const MAX_BACKUPS = 1_000;
const MAX_ROWS = 1_000_000;
const MAX_TOTAL = 10_000_000;
const MAX_SEED = 2 ** 31;

/** Thrown for an invalid option. The message is for the person at the terminal. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

const isPart = (text: string): text is Part => PARTS.some((part) => part === text);

function readParts(only: string | undefined): ReadonlySet<Part> {
  if (only === undefined) return new Set(PARTS);
  const parts = only.split(',').filter(isPart);
  if (parts.length !== only.split(',').length) {
    throw new OptionError(`--only takes ${PARTS.join(', ')}, or several of them with commas between.`);
  }
  return new Set(parts);
}

function readCount(name: string, text: string, most = 99): number {
  const count = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most) throw new OptionError(`--${name} takes a number from 1 to ${most}.`);
  return count;
}

type Flag = 'strapi' | 'requests';
type Count = Exclude<keyof BenchOptions, 'parts' | 'listsRequests' | 'listNames' | 'strapi'>;
type Values = Readonly<Record<Count, string> & Record<Flag, boolean>> & {
  readonly only?: string;
  readonly lists: readonly string[];
};

const collect = (text: string, before: readonly string[]): readonly string[] => [...before, text];

export function readOptions(args: readonly string[]): BenchOptions {
  const values = createNpmCommand('bench', 'measures the product as it is started')
    .option('--only <parts>', `of ${PARTS.join(', ')}: one, or several with commas between`)
    .option('--runs <count>', 'visits to the home page', '3')
    .option('--visits <count>', 'visits to every other page', '1')
    .option('--taps <count>', 'taps of each round', '1000')
    .option('--seed <number>', 'repeats the taps of another run', '1')
    .option('--turns <count>', 'load tests of each server', '5')
    .option('--seconds <count>', 'how long each of them lasts', '5')
    .option('--total <count>', 'requests between the two readings of the memory', '200000')
    .option('--backups <count>', 'backups that are made while people write', '10')
    .option('--rows <count>', 'rows of each kind that are restored', '20000')
    .option('--speed <times>', 'how many times as fast the Sabbath morning runs', '10')
    .option('--strapi', 'compares the load with Strapi, which npm installs first', false)
    .option('--requests', 'lists the requests of the visits', false)
    .option('--lists <text>', 'only lists whose name has the text; may be given several times', collect, [])
    .parse(args, { from: 'user' })
    .opts<Values>();
  return {
    parts: readParts(values.only),
    runs: readCount('runs', values.runs),
    visits: readCount('visits', values.visits),
    taps: readCount('taps', values.taps, MAX_TAPS),
    seed: readCount('seed', values.seed, MAX_SEED),
    turns: readCount('turns', values.turns),
    seconds: readCount('seconds', values.seconds),
    total: readCount('total', values.total, MAX_TOTAL),
    backups: readCount('backups', values.backups, MAX_BACKUPS),
    rows: readCount('rows', values.rows, MAX_ROWS),
    speed: readCount('speed', values.speed),
    strapi: values.strapi,
    listsRequests: values.requests,
    listNames: values.lists,
  };
}
