import TestRunner, { type Test, type TestRunnerOptions, type TestWatcher } from 'jest-runner';

/**
 * Runs the files of tests one after another until one fails, as mutation testing needs it: whether a fault is noticed, not
 * by how many. Jest's own `bail` doesn't work where it runs as a library.
 */
export default class MutationRunner extends TestRunner {
  override async runTests(tests: Test[], watcher: TestWatcher, options: TestRunnerOptions): Promise<void> {
    let hasFailed = false;
    const stopListening = [
      this.on('test-file-success', ([, { numFailingTests }]) => {
        hasFailed ||= numFailingTests > 0;
      }),
      this.on('test-file-failure', () => {
        hasFailed = true;
      }),
    ];
    for (const test of tests) {
      if (!hasFailed) await super.runTests([test], watcher, options);
    }
    for (const stop of stopListening) stop();
  }
}
