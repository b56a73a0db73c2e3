import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MIN_SCORE, type MutationRoomName } from '../../../tooling/testing/stryker.config';
import { findChangeBase, readGit } from '../changes/change-base';
import { ROOT } from '../run';
import { readChangedLines } from './changed-lines';
import { roomOfFile, runStryker } from './run-stryker';
import { readResultLog, scoreOf, type TriedFault } from './score';

/** With fewer mutants, a single one would decide about the result. */
const MIN_JUDGED_FAULTS = 20;

/** What Stryker mutates in each room: the lines that have changed since a commit. */
function changedByRoom(base: string): Map<MutationRoomName, string[]> {
  const byRoom = new Map<MutationRoomName, string[]>();
  const diff = readGit('diff', '--unified=0', '--no-color', '--no-ext-diff', base, '--', '*.ts', '*.tsx');
  for (const { file, first, last } of readChangedLines(diff)) {
    const room = roomOfFile(file);
    if (room) byRoom.set(room, [...(byRoom.get(room) ?? []), `${file}:${first}-${last}`]);
  }
  return byRoom;
}

/**
 * Mutates the changed lines of the seam rooms within a time limit. Resolves with 1 if the tests notice too few mutants.
 * An incomplete run only reports its results.
 *
 * @param base The commit that the change starts from; it is detected by default.
 */
export async function mutateChanges(minutes: number, base?: string): Promise<number> {
  // Rooms with few changes end early and leave their time to the others, so they come first.
  const rooms = [...changedByRoom(base || findChangeBase())].sort(([, a], [, b]) => a.length - b.length);
  if (rooms.length === 0) {
    console.log('Mutation testing: no line of a seam room has changed.');
    return 0;
  }
  const deadline = Date.now() + minutes * 60_000;
  const logFolder = mkdtempSync(path.join(os.tmpdir(), 'narthex-mutation-'));
  const faults: TriedFault[] = [];
  let isComplete = true;
  for (const [index, [room, mutate]] of rooms.entries()) {
    const resultLog = path.join(logFolder, room);
    const timeLimitMs = Math.max(1, Math.round((deadline - Date.now()) / (rooms.length - index)));
    const code = await runStryker({ room, mutate, isPart: true, resultLog, timeLimitMs });
    isComplete &&= code === 0;
    if (existsSync(resultLog)) faults.push(...readResultLog(readFileSync(resultLog, 'utf8')));
  }
  rmSync(logFolder, { recursive: true, force: true });

  const { tried, unnoticed, percent } = scoreOf(faults);
  for (const { fileName, line, mutatorName, replacement } of unnoticed) {
    console.log(`${path.relative(ROOT, fileName)}:${line} ${mutatorName}, unnoticed: ${replacement}`);
  }
  const howMany = `${tried - unnoticed.length} of ${tried} faults noticed (${percent.toFixed(1)} %)`;
  const rest = isComplete ? '' : '; the rest was not tried in time';
  console.log(
    `Mutation testing of what changed in ${rooms.map(([room]) => room).join(', ')}: ${howMany}${rest}.`,
  );
  return isComplete && tried >= MIN_JUDGED_FAULTS && percent < MIN_SCORE ? 1 : 0;
}
