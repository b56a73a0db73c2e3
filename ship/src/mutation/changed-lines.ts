/** Lines of one file that a change wrote, counted from 1. */
export interface ChangedLines {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

const FILE = /^\+\+\+ b\/(.+)$/;
/** `@@ -10,2 +12,3 @@`: three lines from the twelfth of the new file. */
const HUNK = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/** The lines that are new or different, from what `git diff --unified=0` prints. What was only deleted leaves none. */
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
