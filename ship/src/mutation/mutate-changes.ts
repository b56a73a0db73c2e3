import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isSeamRoom, minScoreOf, type MutationRoomName } from '../../../tooling/testing/stryker.config';
import { findChangeBase, readGit } from '../suite/change-base';
import { ROOT } from '../run';
import { roomOfFile, runStryker } from './run-stryker';

/** Describes a mutant and its result. */
export interface TriedFault {
  readonly fileName: string;
  readonly line: number;
  /** Stryker's name for the kind of mutant. */
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Reads a log of results. Its last line may be incomplete. */
export function readResultLog(log: string): TriedFault[] {
  const complete = log.slice(0, log.lastIndexOf('\n') + 1);
  return complete
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TriedFault);
}

/** Computes the share of mutants that the tests notice. Mutants that don't compile aren't counted. */
export function scoreOf(faults: readonly TriedFault[]) {
  const unnoticed = faults.filter(({ status }) => UNNOTICED.includes(status));
  const tried = unnoticed.length + faults.filter(({ status }) => NOTICED.includes(status)).length;
  return { tried, unnoticed, percent: tried === 0 ? 100 : (100 * (tried - unnoticed.length)) / tried };
}

/** Describes lines of a file that a change has written, counted from 1. */
interface ChangedLines {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

const FILE = /^\+\+\+ b\/(.+)$/;
/** Matches `@@ -10,2 +12,3 @@`, which means three lines from line 12 of the new file. */
const HUNK = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/** Returns the new and changed lines in the output of `git diff --unified=0`. Deletions have no lines. */
export function readChangedLines(diff: string): ChangedLines[] {
  const changes: ChangedLines[] = [];
  let file = '';
  for (const line of diff.split('\n')) {
    file = FILE.exec(line)?.[1] ?? file;
    const hunk = HUNK.exec(line);
    const length = Number(hunk?.[2] ?? 1);
    if (!hunk || length === 0) continue;
    const first = Number(hunk[1]);
    changes.push({ file, first, last: first + length - 1 });
  }
  return changes;
}

/** Of fewer faults one alone would decide. */
const MIN_JUDGED_FAULTS = 20;

/** Returns the lines that have changed since a commit, which Stryker mutates, for each room. */
function changedByRoom(base: string): Map<MutationRoomName, string[]> {
  const byRoom = new Map<MutationRoomName, string[]>();
  const diff = readGit('diff', '--unified=0', '--no-color', '--no-ext-diff', base, '--', '*.ts', '*.tsx');
  for (const { file, first, last } of readChangedLines(diff)) {
    const room = roomOfFile(file);
    if (room) byRoom.set(room, [...(byRoom.get(room) ?? []), `${file}:${first}-${last}`]);
  }
  return byRoom;
}

/** Prints the results of a room. Returns true if the tests noticed too few of its mutants. */
function reportRoom(room: MutationRoomName, faults: readonly TriedFault[], isComplete: boolean): boolean {
  const { tried, unnoticed, percent } = scoreOf(faults);
  for (const { fileName, line, mutatorName, replacement } of unnoticed) {
    console.log(`${path.relative(ROOT, fileName)}:${line} ${mutatorName}, unnoticed: ${replacement}`);
  }
  const howMany = `${tried - unnoticed.length} of ${tried} faults noticed (${percent.toFixed(1)} %)`;
  const rest = isComplete ? '' : '; the rest was not tried in time';
  console.log(`Mutation testing of what changed in ${room}: ${howMany}${rest}.`);
  return isComplete && tried >= MIN_JUDGED_FAULTS && percent < minScoreOf(room);
}

/** Stryker first runs the tests of a room without mutants, so that in less time it would hardly try any. */
const MIN_ROOM_MS = 60_000;

/** Returns how long the first of some rooms may take, or null if the time that is left isn't enough for it. */
export const shareTime = (leftMs: number, rooms: number): number | null =>
  leftMs < MIN_ROOM_MS ? null : Math.max(MIN_ROOM_MS, Math.round(leftMs / rooms));

/**
 * Mutates the changed lines of the mutation rooms within a time limit. Resolves with 1 if the tests of a room notice too
 * few mutants. An incomplete run only prints its results.
 *
 * @param base The commit that the change starts from; it is detected by default.
 */
export async function mutateChanges(minutes: number, base?: string): Promise<number> {
  // The seam rooms come first. Rooms with few changes end early and leave their time to the others.
  const rooms = [...changedByRoom(base || findChangeBase())].sort(
    ([one, a], [other, b]) => Number(isSeamRoom(other)) - Number(isSeamRoom(one)) || a.length - b.length,
  );
  if (rooms.length === 0) console.log('Mutation testing: no line of a mutation room has changed.');
  const deadline = Date.now() + minutes * 60_000;
  const logFolder = mkdtempSync(path.join(os.tmpdir(), 'narthex-mutation-'));
  let hasFailed = false;
  for (const [index, [room, mutate]] of rooms.entries()) {
    const resultLog = path.join(logFolder, room);
    const waiting = rooms.slice(index).filter(([other]) => isSeamRoom(other) === isSeamRoom(room));
    const timeLimitMs = shareTime(deadline - Date.now(), waiting.length);
    if (timeLimitMs === null) {
      console.log(`Mutation testing of what changed in ${room}: not tried in time.`);
      continue;
    }
    // A change can consist of types and exports alone, which no test runs.
    const options = ['--allowEmpty'];
    const code = await runStryker({ room, mutate, isPart: true, resultLog, timeLimitMs, options });
    const faults = existsSync(resultLog) ? readResultLog(readFileSync(resultLog, 'utf8')) : [];
    hasFailed = reportRoom(room, faults, code === 0) || hasFailed;
  }
  rmSync(logFolder, { recursive: true, force: true });
  return hasFailed ? 1 : 0;
}
