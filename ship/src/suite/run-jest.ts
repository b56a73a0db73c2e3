import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, packageProgram, run } from '../run';
import { BROKEN, count, type Outcome } from './outcome';
import { readReport } from './read-report';

/** The runners write their reports here. */
export const REPORTS = path.join(ROOT, 'test-results');

/**
 * Runs jest. A suite that fails to start counts as one failure.
 * @param node The program of another version of Node; by default, it runs on this one.
 */
export async function runJest(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  node: string = process.execPath,
): Promise<Outcome> {
  const file = path.join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  const code = await run(node, [packageProgram('jest'), '--json', `--outputFile=${file}`, ...args], {
    env,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  const report = readReport(file);
  if (!report) return BROKEN;
  const failed = count(report['numFailedTests']) + count(report['numRuntimeErrorTestSuites']);
  return {
    passed: count(report['numPassedTests']),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: count(report['numPendingTests']),
  };
}
