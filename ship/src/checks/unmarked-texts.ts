import { listUnmarked } from '@narthex/remote-kit/messages';
import path from 'node:path';

/** These rooms are translated completely into Swahili. */
const MARKED_ROOMS = [
  'remotes/department-dashboard',
  'remotes/member-area',
  'remotes/senior-admin',
  'remotes/supreme-admin',
  'shared-auth',
  'shared-panels',
  'shared-ui',
];

/** The messages of schemas stand in forms too; the rest of the contracts is read by programs. */
const MARKED_FOLDER = { room: 'shared-contracts', folder: 'src/schemas/' };

/** Texts that are the same in every language, by file, or that the code compares or stores. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  'shared-auth/src/client/api-client.ts: `Bearer ${token}`',
  'shared-contracts/src/schemas/announcements.ts: Action required',
  'shared-contracts/src/schemas/gallery.ts: Events',
  'shared-contracts/src/schemas/member-import.ts: Address',
  'shared-contracts/src/schemas/member-import.ts: Date of birth',
  'shared-contracts/src/schemas/member-import.ts: Email',
  'shared-contracts/src/schemas/member-import.ts: First name',
  'shared-contracts/src/schemas/member-import.ts: Last name',
  'shared-contracts/src/schemas/member-import.ts: Membership date',
  'shared-contracts/src/schemas/member-import.ts: Phone',
  'shared-contracts/src/schemas/member-import.ts: Status',
  'shared-contracts/src/schemas/ministry-members.ts: Member',
  'shared-contracts/src/schemas/publishing.ts: `narthex-release ${remote} ${version}`',
  'shared-panels/src/gallery/gallery-form.tsx: Events',
  'shared-panels/src/homepage/study-and-mission/study-and-mission-form.tsx: Paybill',
  'shared-panels/src/leaders/leader-form.tsx: Facebook',
  'shared-panels/src/leaders/leader-form.tsx: LinkedIn',
  'shared-panels/src/ministry-members/ministry-member-form.tsx: Member',
  'shared-panels/src/delivery/health/version-health-figures.tsx: `${count(value)} ms`',
  'shared-panels/src/system/developers/technical-tab.tsx: `${database.latency_ms} ms`',
  'shared-ui/src/actions/button.tsx: only press',
  'shared-ui/src/actions/icon-button.tsx: only press',
  'shared-ui/src/file-picker/file-picker.tsx: Files',
  'shared-ui/src/layout/tabs.tsx: only keys',
  'shared-ui/src/loading/load-code.ts: Loading code',
  'shared-ui/src/second-factor/qr-code.tsx: `M${x} ${y}h1v1h-1z`',
]);

const HINT = 'Mark it with t() so that it is translated, or name it in ship/src/checks/unmarked-texts.ts.';

/** Returns texts on the screen that aren't marked for translation, one sentence each. */
export function checkUnmarkedTexts(root: string): string[] {
  const list = (room: string) =>
    listUnmarked(path.join(root, room)).map(({ file, line, text }) => ({
      file: `${room}/${file}`,
      line,
      text,
    }));
  const { room, folder } = MARKED_FOLDER;
  const found = [
    ...MARKED_ROOMS.flatMap(list),
    ...list(room).filter(({ file }) => file.startsWith(`${room}/${folder}`)),
  ];
  const known = new Set(found.map(({ file, text }) => `${file}: ${text}`));
  return [
    ...found
      .filter(({ file, text }) => !EXCEPTIONS.has(`${file}: ${text}`))
      .map(({ file, line, text }) => `${file}:${line} says “${text}” in English only. ${HINT}`),
    ...[...EXCEPTIONS]
      .filter((exception) => !known.has(exception))
      .map((exception) => `“${exception}” is an exception for nothing.`),
  ];
}
