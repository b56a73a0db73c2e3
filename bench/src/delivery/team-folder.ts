import { appendFile, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Describes a remote in a team's own repository. */
export interface TeamFolder {
  readonly remote: string;
  readonly folder: string;
  /** Changes the sources as saving one line does. */
  change(): Promise<void>;
  remove(): Promise<void>;
}

const REMOTE = 'member-area';
const LEFT_BEHIND = /(^|\/)(node_modules|dist|dist-node)$/;

const TSCONFIG = { extends: '@narthex/remote-kit/tsconfig.json', include: ['src'] };

/**
 * Packages are linked one by one, so that caches beside them belong to this folder. The first source with a package is
 * used.
 */
async function linkPackages(sources: readonly string[], to: string): Promise<void> {
  await mkdir(to);
  const linked = new Set<string>();
  for (const from of sources) {
    for (const name of await readdir(from).catch(() => [])) {
      if (name.startsWith('.') || linked.has(name)) continue;
      linked.add(name);
      await symlink(path.join(from, name), path.join(to, name));
    }
  }
}

/** Copies a remote into a folder of its own with the installed packages. */
export async function createTeamFolder(root: string): Promise<TeamFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'narthex-team-'));
  await cp(path.join(root, 'remotes', REMOTE), folder, {
    recursive: true,
    filter: (source) => !LEFT_BEHIND.test(source),
  });
  await cp(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const rooms = [path.join(root, 'remotes', REMOTE), root];
  await linkPackages(
    rooms.map((room) => path.join(room, 'node_modules')),
    path.join(folder, 'node_modules'),
  );
  let changes = 0;
  return {
    remote: REMOTE,
    folder,
    async change() {
      changes += 1;
      await appendFile(
        path.join(folder, 'src/remote-app.tsx'),
        `\nexport const change${changes} = ${changes};\n`,
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
