import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RESULTS, type MutationRoomName } from '../../../tooling/testing/stryker.config';
import { ROOT } from '../run';
import { foldersOfRoom, runStryker } from './run-stryker';

/** Describes the parts of Stryker's stored results that are read here. */
interface StoredResults {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string; readonly static?: boolean }[] }>
  >;
}

/**
 * Returns the results without the mutants that have to be tried again. It isn't known which tests reach static code,
 * nor what a new test reaches: Stryker would keep such mutants as unnoticed whatever tests are added.
 */
export function forgetDoubtful<R extends StoredResults>(results: R): R {
  const files = Object.entries(results.files).map(([name, file]) => [
    name,
    {
      ...file,
      mutants: file.mutants.filter(
        ({ status, static: isStatic }) => status !== 'NoCoverage' && !(status === 'Survived' && isStatic),
      ),
    },
  ]);
  return { ...results, files: Object.fromEntries(files) };
}

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
