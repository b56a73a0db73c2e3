// `npm run disasters` runs this script.
import { execFileSync } from 'node:child_process';
import { readInput } from '../../src/backup/commands/run-command';
import { ConfigError } from '../../src/config';
import { runDisasters, type DisasterReport } from './run-disasters';
import type { EngineName } from './machine/machine';

const USAGE = `npm run disasters -- --seed 7 --rounds 20

Lets a site run through disasters that are drawn from a seed, while people write to it, and compares what is left with what
was acknowledged. A seed repeats the rounds; how processes run beside each other differs each time.

  --seed <number>     the seed; 1 unless given
  --rounds <number>   how many disasters; 20 unless given
  --engine <name>     embedded or postgres, which needs Debian's postgresql; embedded unless given
  --only <text>       draws from the faults alone whose names have the text; may be given several times

Power cuts, full, read-only and frozen disks need root and loop devices; clocks that jump need Debian's libfaketime. What a
machine can't do is left out and named.`;

const ENGINES: readonly EngineName[] = ['embedded', 'postgres'];

interface Flags {
  readonly seed: string;
  readonly rounds: string;
  readonly engine: string;
  readonly only: string[];
  readonly help: boolean;
}

function readFlags(): Flags {
  try {
    const { flags } = readInput({
      usage: USAGE,
      options: {
        seed: { type: 'string', default: '1' },
        rounds: { type: 'string', default: '20' },
        engine: { type: 'string', default: 'embedded' },
        only: { type: 'string', multiple: true, default: [] },
      },
    });
    return flags as unknown as Flags;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function describeReport({ faults, rounds, requests, impossible }: DisasterReport): string[] {
  return [
    ...[...rounds].map(([name, count]) => `${count} × ${name}`),
    `${requests.acknowledged} requests acknowledged, ${requests.refused} refused, ${requests.unknown} without an answer.`,
    ...(impossible.length > 0 ? [`Left out on this machine: ${impossible.join(', ')}.`] : []),
    ...faults,
  ];
}

const flags = readFlags();
const engine = ENGINES.find((name) => name === flags.engine);
const [seed, rounds] = [Number(flags.seed), Number(flags.rounds)];
if (flags.help || !engine || !Number.isInteger(seed) || !(rounds > 0)) {
  console.log(USAGE);
  process.exit(flags.help ? 0 : 1);
}
const stop = new AbortController();
// An interrupted run still unmounts its disk, at the end of its round.
process.once('SIGINT', () => stop.abort());
const report = await runDisasters({
  engine,
  seed,
  rounds,
  only: flags.only,
  onRound: console.log,
  signal: stop.signal,
});
for (const line of describeReport(report)) console.log(line);
if (report.faults.length > 0) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const done = [...report.rounds.values()].reduce((sum, count) => sum + count, 0);
  const only = flags.only.map((text) => ` --only '${text}'`).join('');
  console.log(
    `Repeat it at commit ${commit}: npm run disasters -- --engine ${engine} --seed ${seed} --rounds ${done}${only}`,
  );
  process.exitCode = 1;
} else {
  console.log('Everything that was acknowledged is there once, and nothing else.');
}
