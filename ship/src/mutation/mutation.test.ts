import { readChangedLines, readResultLog, scoreOf, shareTime, type TriedFault } from './mutate-changes';
import { forgetDoubtful } from './mutate-room';
import { foldersOfRoom, roomOfFile } from './run-stryker';

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

it('tries again what no test reached, and what survived in static code', () => {
  const mutants = [
    { id: '1', status: 'Killed', static: true },
    { id: '2', status: 'Survived', static: true },
    { id: '3', status: 'Survived', static: false },
    { id: '4', status: 'NoCoverage' },
    { id: '5', status: 'Timeout' },
  ];
  const results = { schemaVersion: '2', files: { 'a.ts': { language: 'typescript', mutants } } };
  expect(forgetDoubtful(results)).toEqual({
    schemaVersion: '2',
    files: {
      'a.ts': { language: 'typescript', mutants: mutants.filter(({ id }) => ['1', '3', '5'].includes(id)) },
    },
  });
});

it('finds the smallest room of a file', () => {
  expect(roomOfFile('shared-contracts/src/access/capabilities.ts')).toBe('capabilities');
  expect(roomOfFile('shared-contracts/src/accessories.ts')).toBe('shared-contracts');
  expect(roomOfFile('server/src/builds/integrity.ts')).toBe('delivery');
  expect(roomOfFile('server/src/mail/templates/notice.ts')).toBe('mail');
  expect(roomOfFile('server/src/modules/events/rsvp/update-rsvp.ts')).toBe('events');
});

it.each([
  ['a test', 'shared-auth/src/session.test.ts'],
  ['what tests share', 'shared-auth/src/testing.tsx'],
  ['another room', 'server/src/modules/gallery/routes.ts'],
  ['what stands on a room', 'server/src/writes/rows/row-store.ts'],
  ['a stylesheet', 'shared-auth/src/dialog.module.css'],
])('mutates nothing of %s', (_, file) => {
  expect(roomOfFile(file)).toBeNull();
});

it('goes into every folder of a room that has code, and into none of those left out', () => {
  const folders = foldersOfRoom('unit-of-work');
  expect(folders).toContain('server/src/writes');
  expect(folders).toContain('server/src/plugins/content-versions');
  expect(folders).not.toContain('server/src/writes/rows');
});
