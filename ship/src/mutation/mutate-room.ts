import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RESULTS, type MutationRoomName } from '../../../tooling/testing/stryker.config';
import { ROOT } from '../run';
import { forgetDoubtful, type StoredResults } from './results';
import { foldersOfRoom, runStryker } from './run-stryker';

/**
 * Mutates a whole room and resolves with 0 if the tests notice enough mutants. The results of each folder are stored,
 * so an interrupted run continues there.
 */
export async function mutateRoom(room: MutationRoomName, options: readonly string[]): Promise<number> {
  const kept = path.join(ROOT, RESULTS, `${room}.incremental.json`);
  if (existsSync(kept)) {
    const results = JSON.parse(readFileSync(kept, 'utf8')) as StoredResults;
    writeFileSync(kept, JSON.stringify(forgetDoubtful(results)));
  }
  const files = foldersOfRoom(room).map((folder) => `${folder}/*.{ts,tsx}`);
  for (const part of files) await runStryker({ room, mutate: [part], isPart: true, options });
  // All results are stored by now, so this run only computes the score of the room.
  return runStryker({ room, mutate: files, options });
}
