import { chmod, mkdir, mkdtemp, open, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runTool } from './run-tool';

const DISK_BYTES = 1024 * 1024 * 1024;
/** The kernel needs a moment until the files of killed processes are closed. */
const UNMOUNT_ATTEMPTS = 100;
const UNMOUNT_DELAY_MS = 50;

/**
 * Stops ext4 at once, and nothing that is still in memory is written: EXT4_IOC_SHUTDOWN with NOLOGFLUSH. Perl is on
 * every Debian, and Node has no ioctl.
 */
const SHUT_DOWN = 'my $how = pack("L", 2); open(F, "<", $ARGV[0]) or die; ioctl(F, 0x8004587d, $how) or die;';

/** A folder in which a machine keeps its data. */
export interface Disk {
  readonly folder: string;
  /** Is true if the disk is a file system of its own, whose power can be cut. */
  readonly isReal: boolean;
  cutPower(): Promise<void>;
  /** Mounts the disk again, as a machine does that starts after a power cut. */
  mountAgain(): Promise<void>;
  fill(): Promise<void>;
  /** Deletes what fills the disk. */
  makeRoom(): Promise<void>;
  /** Lets every write wait until `thaw`. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Makes a folder of the disk read-only until `uncover`. */
  cover(folder: string): Promise<void>;
  uncover(folder: string): Promise<void>;
  remove(): Promise<void>;
}

async function unmount(folder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runTool('umount', folder);
      return;
    } catch (error) {
      if (attempt === UNMOUNT_ATTEMPTS) throw error;
      await wait(UNMOUNT_DELAY_MS);
    }
  }
}

/** Writes until nothing fits any more. */
async function writeUntilFull(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(file));
  await runTool('fallocate', '--length', String(bavail * bsize), file).catch(() => undefined);
  const rest = await open(`${file}.rest`, 'a');
  try {
    for (;;) await rest.write(Buffer.alloc(64 * 1024));
  } catch {
    // It is full now.
  } finally {
    await rest.close();
  }
}

/** Makes a disk of a file, which takes the rights of root. */
async function createRealDisk(root: string): Promise<Disk> {
  const image = path.join(root, 'disk.img');
  const folder = path.join(root, 'disk');
  const filler = path.join(folder, 'filler');
  const mount = () => runTool('mount', '-o', 'loop', image, folder);
  await mkdir(folder);
  await writeFile(image, '');
  await truncate(image, DISK_BYTES);
  await runTool('mkfs.ext4', '-q', '-F', '-m', '0', image);
  await mount();
  return {
    folder,
    isReal: true,
    cutPower: async () => void (await runTool('perl', '-e', SHUT_DOWN, folder)),
    async mountAgain() {
      await unmount(folder);
      await mount();
    },
    fill: () => writeUntilFull(filler),
    async makeRoom() {
      await rm(filler, { force: true });
      await rm(`${filler}.rest`, { force: true });
    },
    freeze: async () => void (await runTool('fsfreeze', '--freeze', folder)),
    thaw: async () => void (await runTool('fsfreeze', '--unfreeze', folder)),
    async cover(covered) {
      await runTool('mount', '--bind', covered, covered);
      await runTool('mount', '-o', 'remount,bind,ro', covered);
    },
    uncover: unmount,
    async remove() {
      await unmount(folder);
      await rm(root, { recursive: true, force: true });
    },
  };
}

function createFolderDisk(root: string): Disk {
  const refuse = () => Promise.reject(new Error('This disk is a folder of another one.'));
  return {
    folder: root,
    isReal: false,
    cutPower: refuse,
    mountAgain: refuse,
    fill: refuse,
    makeRoom: refuse,
    freeze: refuse,
    thaw: refuse,
    cover: refuse,
    uncover: refuse,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Creates a disk of its own where this process may mount one, else a plain folder. */
export async function createDisk(): Promise<Disk> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'narthex-disasters-'));
  // PostgreSQL has its folder below, and a user of its own.
  await chmod(root, 0o755);
  return createRealDisk(root).catch(() => createFolderDisk(root));
}
