import TestRunner, { type Test, type TestRunnerOptions, type TestWatcher } from 'jest-runner';

/** The names of the tests in each file that has been run: one process tries many faults. */
const namesByFile = new Map<string, readonly string[]>();

/**
 * Runs the files of tests one after another until one fails, as mutation testing needs it: whether a fault is noticed, not
 * by how many. Jest's own `bail` doesn't work where it runs as a library. A file that is known to have none of the tests
 * that are asked for isn't loaded either.
 */
export default class MutationRunner extends TestRunner {
  override async runTests(tests: Test[], watcher: TestWatcher, options: TestRunnerOptions): Promise<void> {
    let hasFailed = false;
    const stopListening = [
      this.on('test-file-success', ([{ path }, { numFailingTests, testExecError, testResults }]) => {
        const names = testResults.map(({ fullName }) => fullName);
        if (!testExecError) namesByFile.set(path, names);
        hasFailed ||= numFailingTests > 0 || Boolean(testExecError);
      }),
      this.on('test-file-failure', () => {
        hasFailed = true;
      }),
    ];
    for (const test of tests) {
      if (!hasFailed && this.isAskedFor(test)) await super.runTests([test], watcher, options);
    }
    for (const stop of stopListening) stop();
  }

  private isAskedFor({ path }: Test): boolean {
    const { testNamePattern } = this._globalConfig;
    const names = namesByFile.get(path);
    if (!testNamePattern || !names) return true;
    const pattern = new RegExp(testNamePattern, 'i');
    return names.some((name) => pattern.test(name));
  }
}
