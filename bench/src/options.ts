import { parseArgs } from 'node:util';

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

export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      visits: { type: 'string', default: '1' },
      taps: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      turns: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '5' },
      total: { type: 'string', default: '200000' },
      backups: { type: 'string', default: '10' },
      rows: { type: 'string', default: '20000' },
      speed: { type: 'string', default: '10' },
      strapi: { type: 'boolean', default: false },
      requests: { type: 'boolean', default: false },
      lists: { type: 'string', multiple: true, default: [] },
    },
  });
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
