import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  MUTATION_ROOMS,
  MUTATION_ROOM_NAMES,
  type MutationRoomName,
} from '../../../tooling/testing/stryker.config';
import { ROOT, packageProgram, run } from '../run';

export interface StrykerRun {
  readonly room: MutationRoomName;
  /** Holds the globs of files, or `file:first-last` for a range of lines. */
  readonly mutate: readonly string[];
  /** If true, only a part of the room is mutated, so there is no score for the room. */
  readonly isPart?: boolean;
  /** Holds the file that gets each result immediately as a line of JSON. Such a run stores nothing for later runs. */
  readonly resultLog?: string;
  readonly timeLimitMs?: number;
  /** Further options of Stryker's command. */
  readonly options?: readonly string[];
}

/** Excludes tests and their helpers, like `NOT_MUTATED` in Stryker's settings. */
const isMutable = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|(^|[/.])testing[/.]/.test(file);

const isInside = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** Returns the folders of a room with code that can be mutated, relative to the root. */
export function foldersOfRoom(room: MutationRoomName): string[] {
  const { folders, without = [] } = MUTATION_ROOMS[room];
  const all = folders
    .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .map(({ parentPath, name }) => path.relative(ROOT, path.join(parentPath, name)))
    .filter(isMutable)
    .map((file) => path.dirname(file));
  return [...new Set(all)].filter((folder) => without.every((other) => !isInside(folder, other))).sort();
}

/** Returns the smallest mutation room that contains a file, or null if none does. */
export function roomOfFile(file: string): MutationRoomName | null {
  if (!isMutable(file)) return null;
  const rooms = MUTATION_ROOM_NAMES.flatMap((room) => {
    const { folders, without = [] } = MUTATION_ROOMS[room];
    if (without.some((folder) => isInside(file, folder))) return [];
    return folders.filter((folder) => isInside(file, folder)).map((folder) => ({ room, folder }));
  });
  const [smallest] = rooms.toSorted((one, other) => other.folder.length - one.folder.length);
  return smallest?.room ?? null;
}

/** Interrupted test runs may still write into the folder. The system then removes it with its temporary files. */
async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  } catch (error) {
    console.log(`${folder} could not be removed: ${String(error)}`);
  }
}

/** Runs Stryker in one room and resolves with its exit code. */
export async function runStryker(stryker: StrykerRun): Promise<number> {
  const { room, mutate, isPart = false, resultLog, timeLimitMs, options = [] } = stryker;
  const { jestRoom, hasOwnTests = false } = MUTATION_ROOMS[room];
  // All test runs share the folder, so each reuses the database of the previous one.
  const runFolder = mkdtempSync(path.join(os.tmpdir(), 'narthex-test-run-'));
  try {
    return await run(packageProgram('stryker'), ['run', 'tooling/testing/stryker.config.ts', ...options], {
      ...(timeLimitMs !== undefined && { timeout: timeLimitMs }),
      env: {
        ...process.env,
        NODE_OPTIONS: '--import tsx',
        MUTATION_ROOM: room,
        MUTATION_FILES: mutate.join('\n'),
        ...(isPart && { MUTATION_IS_PART: 'yes' }),
        ...(resultLog && { MUTATION_RESULT_LOG: resultLog }),
        MUTATION_JEST_ROOM: jestRoom,
        MUTATION_TESTS: hasOwnTests
          ? foldersOfRoom(room)
              .map((folder) => `${folder}/*.test.{ts,tsx}`)
              .join('\n')
          : '',
        TEST_RUN_FOLDER: runFolder,
      },
    });
  } finally {
    await removeFolder(runFolder);
  }
}
