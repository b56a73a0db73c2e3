/** Describes lines of a file that a change has written, counted from 1. */
export interface ChangedLines {
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
