import { readChangedLines, readResultLog, scoreOf, shareTime, type TriedFault } from './mutate-changes';

const fault = (status: string): TriedFault => ({
  fileName: 'shared-auth/src/session.ts',
  line: 3,
  mutatorName: 'BooleanLiteral',
  replacement: 'true',
  status,
});

it('counts what timed out as noticed, and what no test reached as unnoticed', () => {
  const { tried, unnoticed, percent } = scoreOf(['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(fault));
  expect(tried).toBe(4);
  expect(unnoticed.map(({ status }) => status)).toEqual(['Survived', 'NoCoverage']);
  expect(percent).toBe(50);
});

it('leaves out what could not be tried', () => {
  expect(scoreOf(['Killed', 'CompileError', 'Ignored', 'RuntimeError'].map(fault)).tried).toBe(1);
});

it('is content where there was nothing to try', () => {
  expect(scoreOf([]).percent).toBe(100);
});

it('reads a log whose last line was broken off', () => {
  expect(readResultLog(`${JSON.stringify(fault('Killed'))}\n{"fileName":"shar`)).toEqual([fault('Killed')]);
  expect(readResultLog('')).toEqual([]);
});

const DIFF = `diff --git a/shared-auth/src/session/session.ts b/shared-auth/src/session/session.ts
index 1111111..2222222 100644
--- a/shared-auth/src/session/session.ts
+++ b/shared-auth/src/session/session.ts
@@ -12 +12 @@ export function isExpired(session: Session) {
-  return session.until < now;
+  return session.until <= now;
@@ -30,2 +29,0 @@ export function end() {
-  clear();
-  notify();
@@ -40,0 +39,3 @@ export function start() {
+  one();
+  two();
+  three();
diff --git a/server/src/writes/old.ts b/server/src/writes/old.ts
deleted file mode 100644
--- a/server/src/writes/old.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-one
-two
diff --git a/server/src/writes/new.ts b/server/src/writes/new.ts
new file mode 100644
--- /dev/null
+++ b/server/src/writes/new.ts
@@ -0,0 +1,2 @@
+one
+two
`;

it('finds the lines that a change wrote, and none of those that it deleted', () => {
  expect(readChangedLines(DIFF)).toEqual([
    { file: 'shared-auth/src/session/session.ts', first: 12, last: 12 },
    { file: 'shared-auth/src/session/session.ts', first: 39, last: 41 },
    { file: 'server/src/writes/new.ts', first: 1, last: 2 },
  ]);
});

it('finds nothing where nothing changed', () => {
  expect(readChangedLines('')).toEqual([]);
});

it('gives each room as much time, but none so little that it tries nothing', () => {
  const minutes = (count: number) => count * 60_000;
  expect(shareTime(minutes(3), 2)).toBe(minutes(1.5));
  expect(shareTime(minutes(3), 9)).toBe(minutes(1));
  expect(shareTime(minutes(1), 1)).toBe(minutes(1));
  expect(shareTime(minutes(0.9), 1)).toBeNull();
});
