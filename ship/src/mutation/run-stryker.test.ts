import { foldersOfRoom, roomOfFile } from './run-stryker';

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
