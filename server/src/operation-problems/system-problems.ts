import { listCauses } from '../database/database-errors';

const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} can't be opened, because it or a folder above it is missing.`,
  ENOTDIR: (path) => `${path} can't be used, because a part of this path is a file in place of a folder.`,
  EEXIST: (path) => `${path} is a file, and a folder is needed there.`,
  EISDIR: (path) => `${path} is a folder, and a file is needed there.`,
  EACCES: (path) => `This user may not read or write ${path}.`,
  EPERM: (path) => `This user may not read or write ${path}.`,
  EROFS: (path) =>
    `Nothing can be written to ${path}: the disk is read-only, or systemd allows it in ReadWritePaths only.`,
  ENOSPC: (path) => `The disk of ${path} is full.`,
  EDQUOT: (path) => `This user has no more room on the disk of ${path}.`,
};

/** Returns what the operating system has refused about a file or folder, as a sentence; undefined for another error. */
export function describeFileProblem(error: unknown): string | undefined {
  for (const cause of listCauses(error)) {
    if (!('code' in cause)) continue;
    // A recursive mkdir reports ENOENT on a read-only disk too, because Node hides the reason of the system.
    if (cause.code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'mkdir' && 'path' in cause)
      return `${String(cause.path)} can't be made: its disk is read-only, or it is a link to a missing folder.`;
    const sentence = SENTENCES[String(cause.code)];
    if (!sentence) continue;
    const isOfTarget = ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(cause.code)) && 'dest' in cause;
    return sentence(String(isOfTarget ? cause.dest : 'path' in cause ? cause.path : 'the site'));
  }
  return undefined;
}
