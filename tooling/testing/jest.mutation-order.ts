import path from 'node:path';
import Sequencer, { type TestSequencerOptions } from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

/** `folder/file` of `folder/file.ts` and of `folder/file.test.tsx`. */
const getStem = (file: string) =>
  path.join(path.dirname(file), path.basename(file).replace(/(\.test)?\.tsx?$/, ''));

/**
 * The order of the tests under mutation testing, where the first failure ends a run: those of the mutated file,
 * those of its folder, then the quickest. Jest begins with the slowest otherwise, which start a server.
 */
export default class MutationOrder extends Sequencer {
  private readonly mutated: readonly string[];

  constructor(options: TestSequencerOptions) {
    super(options);
    this.mutated = options.globalConfig.nonFlagArgs.map((file) => path.resolve(file));
  }

  override async sort(tests: Tests): Promise<Tests> {
    // Looks up how long each of them took the last time.
    const slowestFirst = await super.sort(tests);
    return slowestFirst.toSorted(
      (one, other) =>
        this.distance(one.path) - this.distance(other.path) || (one.duration ?? 0) - (other.duration ?? 0),
    );
  }

  private distance(test: string): number {
    if (this.mutated.some((file) => getStem(file) === getStem(test))) return 0;
    return this.mutated.some((file) => path.dirname(file) === path.dirname(test)) ? 1 : 2;
  }
}
