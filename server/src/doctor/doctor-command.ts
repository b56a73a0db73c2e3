// `npm run doctor` runs this script.
import { BackupError } from '../backup/backup-error';
import { print, runCommand } from '../backup/commands/run-command';
import { stopAtSignals } from '../backup/commands/stopped-work';
import { examineSite, repairSite, type CheckResult } from './examine-site';

const USAGE = `npm run doctor

Examines the site that the settings name, while it runs or not: rows and files, counters, settings, rights, room. Says what
is wrong and what to do, and ends with status 1 if something is.

  --fix   repairs what can be repaired without losing anything`;

const describe = (results: readonly CheckResult[]) =>
  results.flatMap(({ check, findings }) =>
    findings.map(
      ({ problem, advice, isHint }) => `${isHint ? 'hint' : 'WRONG'}  ${check.name}: ${problem} ${advice}`,
    ),
  );

const countFailed = (results: readonly CheckResult[]) =>
  results.filter(({ findings }) => findings.some(({ isHint }) => !isHint)).length;

await runCommand({
  usage: USAGE,
  options: { fix: { type: 'boolean', default: false } },
  async run(config, { flags }) {
    stopAtSignals();
    let results = await examineSite(config);
    if (flags.fix === true) {
      await repairSite(config, results);
      results = await examineSite(config);
    }
    const lines = describe(results);
    if (lines.length > 0) print(lines);
    const failed = countFailed(results);
    if (failed > 0) throw new BackupError(`${failed} of ${results.length} checks found something wrong.`);
    print([`${results.length} checks found nothing wrong.`]);
  },
});
