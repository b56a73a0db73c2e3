import { chmod, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readDiskSpace } from '../../file-store/disk-room';
import { isMissing, listSiteFolders, requireUsableFolder } from '../../file-store/usable-folder';
import { describeFileProblem } from '../../operation-problems/system-problems';
import { DAY_MS } from '../../time-units';
import type { Check, Finding, SiteSettings } from '../check';

/** Folders that hold what only the site itself may read. */
const PRIVATE_FOLDERS = ['database', 'mail', 'uploads'];
/** Folders of commands, which a command that was killed leaves behind. */
const WORK_FOLDER = /^(database-copy|backup|restore|move)-/;
/** Others may neither read nor write, whether they are in the group or not. */
const RIGHTS_OF_OTHERS = 0o077;

const findStat = (file: string) => stat(file).catch(() => null);

async function listOpenFolders({ config }: SiteSettings): Promise<string[]> {
  const open: string[] = [];
  for (const name of PRIVATE_FOLDERS) {
    const folder = path.join(config.dataDir, name);
    const found = await findStat(folder);
    if (found && (found.mode & RIGHTS_OF_OTHERS) !== 0) open.push(folder);
  }
  return open;
}

async function listLeftovers({ config }: SiteSettings): Promise<string[]> {
  const names = await readdir(config.dataDir).catch(() => []);
  const leftovers: string[] = [];
  for (const name of names.filter((entry) => WORK_FOLDER.test(entry))) {
    const folder = path.join(config.dataDir, name);
    const found = await findStat(folder);
    if (found && found.mtimeMs < Date.now() - DAY_MS) leftovers.push(folder);
  }
  return leftovers;
}

/** Are about the machine: rights, room, and what was left behind. */
export const MACHINE_CHECKS: readonly Check<SiteSettings>[] = [
  {
    name: 'rights of folders',
    find: async (site) =>
      (await listOpenFolders(site)).map((folder) => ({
        problem: `Other users of this machine may look into ${folder}.`,
        advice: `Run npm run doctor -- --fix, or chmod 700 ${folder}.`,
        isHint: !site.config.isProduction,
      })),
    fix: {
      needsDatabase: false,
      run: async (site) => {
        for (const folder of await listOpenFolders(site)) await chmod(folder, 0o700);
      },
    },
  },
  {
    name: 'folders',
    find: async ({ config }) => {
      const findings: Finding[] = [];
      for (const folder of listSiteFolders(config)) {
        const error = await requireUsableFolder(folder).catch((refusal: unknown) => refusal);
        const problem = describeFileProblem(error);
        // Rows name what is missing of a folder that is created when it is first needed.
        if (problem !== undefined && !isMissing(error))
          findings.push({
            problem,
            advice: 'Make it a folder that the user of the site may read and write.',
          });
      }
      return findings;
    },
  },
  {
    name: 'free space',
    find: async ({ config }) => {
      const { free } = await readDiskSpace(config.dataDir);
      const floor = config.bounds.freeDiskFloorBytes;
      if (free === null || free >= 2 * floor) return [];
      return [
        {
          problem: `The disk of ${config.dataDir} has ${Math.round(free / 1024 ** 2)} MB left.`,
          advice: `Make room: below ${Math.round(floor / 1024 ** 2)} MB uploads are refused.`,
          isHint: free >= floor,
        },
      ];
    },
  },
  {
    name: 'unfinished work',
    find: async (site) =>
      (await listLeftovers(site)).map((folder) => ({
        problem: `${folder} was left behind by a command that was ended.`,
        advice: 'Run npm run doctor -- --fix, which deletes it.',
        isHint: true,
      })),
    fix: {
      needsDatabase: false,
      run: async (site) => {
        for (const folder of await listLeftovers(site)) await rm(folder, { recursive: true, force: true });
      },
    },
  },
];
