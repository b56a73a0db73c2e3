import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A remote outside of this repository, as its team has it. */
export interface TeamFolder {
  readonly remote: string;
  readonly folder: string;
  /** Changes what is built of it, as one saved line does. */
  change(): Promise<void>;
  remove(): Promise<void>;
}

const REMOTE = 'member-area';
const LEFT_BEHIND = /(^|\/)(node_modules|dist|dist-node)$/;

/** Copies one of the remotes into a folder of its own, with the packages that are installed here. */
export async function createTeamFolder(root: string): Promise<TeamFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'narthex-team-'));
  await cp(path.join(root, 'remotes', REMOTE), folder, {
    recursive: true,
    filter: (source) => !LEFT_BEHIND.test(source),
  });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  let changes = 0;
  return {
    remote: REMOTE,
    folder,
    async change() {
      changes += 1;
      await appendFile(path.join(folder, 'src/remote-app.tsx'), `\nexport const change = ${changes};\n`);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
