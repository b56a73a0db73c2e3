import { readFileSync } from 'node:fs';
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

const ROOT = path.join(import.meta.dirname, '../..');

/** These suites take half a minute or more, the slowest first. A test checks that each of them exists. */
const SLOW = JSON.parse(readFileSync(path.join(import.meta.dirname, 'slow-suites.json'), 'utf8'));
const ranks = new Map(SLOW.map((suite, index) => [path.join(ROOT, suite), index]));
const rankOf = (file) => ranks.get(file) ?? ranks.size;

/**
 * Starts with the slow suites, so that all workers end at about the same time. In a fresh clone, jest knows no
 * durations and starts with the largest files; a short file that runs for minutes would come last, on one core.
 * It is plain JavaScript, because jest compiles the modules of its configuration except this one.
 */
export default class SlowFirst extends Sequencer {
  async sort(tests) {
    return (await super.sort(tests)).toSorted((one, other) => rankOf(one.path) - rankOf(other.path));
  }
}
