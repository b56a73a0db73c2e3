import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database-handle';
import { remoteChanges, remoteVersions } from '../../../database/schema/remotes';
import { remoteFiles } from '../../../database/schema/stored-files';
import type { RemotePackage } from '../../../builds/packages/remote-package';

type Identity = Pick<RemotePackage, 'remote' | 'version'>;

export async function addFiles(db: Queryable, { remote, version, files }: RemotePackage): Promise<void> {
  await db
    .insert(remoteFiles)
    .values(
      [...files].map(([file, { integrity, size }]) => ({ remote, version, file, integrity, bytes: size })),
    );
}

/** Maps the name of every file of a version to its hash. */
export async function readFileList(
  db: Queryable,
  { remote, version }: Identity,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ file: remoteFiles.file, integrity: remoteFiles.integrity })
    .from(remoteFiles)
    .where(and(eq(remoteFiles.remote, remote), eq(remoteFiles.version, version)));
  return new Map(rows.map(({ file, integrity }) => [file, integrity]));
}

/** Lists the files of all versions of a remote that visitors got: it was live, or a canary. */
export function listReleasedFiles(
  db: Queryable,
  remote: string,
): Promise<{ readonly file: string; readonly integrity: string }[]> {
  const wasServed = or(
    eq(sql`${remoteChanges.after} ->> 'live'`, remoteFiles.version),
    eq(sql`${remoteChanges.after} -> 'canary' ->> 'version'`, remoteFiles.version),
  );
  const changes = db
    .select({ id: remoteChanges.id })
    .from(remoteChanges)
    .where(and(eq(remoteChanges.remote, remote), wasServed));
  return db
    .selectDistinct({ file: remoteFiles.file, integrity: remoteFiles.integrity })
    .from(remoteFiles)
    .where(and(eq(remoteFiles.remote, remote), exists(changes)));
}

/** Lists versions without a file list: they were stored before there were such lists. */
export function listVersionsWithoutFiles(
  db: Queryable,
): Promise<(Identity & { readonly manifest_integrity: string })[]> {
  const { remote, version, manifest_integrity: manifestIntegrity } = remoteVersions;
  return db
    .select({ remote, version, manifest_integrity: manifestIntegrity })
    .from(remoteVersions)
    .leftJoin(remoteFiles, and(eq(remoteFiles.remote, remote), eq(remoteFiles.version, version)))
    .where(isNull(remoteFiles.file));
}

/** Lists the hashes of all files of all versions. */
export async function listFileHashes(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ integrity: remoteFiles.integrity }).from(remoteFiles);
  return rows.map(({ integrity }) => integrity);
}

/** Describes the disk space that the versions of a remote use. */
export interface RemoteDiskUse {
  readonly remote: string;
  readonly versions: number;
  /** Is measured in bytes; a file that several versions share counts once. */
  readonly size: number;
}

/** Measures the disk space of each remote, the largest first. */
export async function measureRemotes(db: Queryable): Promise<RemoteDiskUse[]> {
  const perFile = db
    .select({
      remote: remoteFiles.remote,
      integrity: remoteFiles.integrity,
      bytes: sql<number>`max(${remoteFiles.bytes})`.as('bytes'),
    })
    .from(remoteFiles)
    .groupBy(remoteFiles.remote, remoteFiles.integrity)
    .as('per_file');
  const sizes = await db
    .select({ remote: perFile.remote, size: sql`sum(${perFile.bytes})`.mapWith(Number) })
    .from(perFile)
    .groupBy(perFile.remote);
  const versions = await db
    .select({
      remote: remoteFiles.remote,
      versions: sql`count(distinct ${remoteFiles.version})`.mapWith(Number),
    })
    .from(remoteFiles)
    .groupBy(remoteFiles.remote);
  const counts = new Map(versions.map((row) => [row.remote, row.versions]));
  return sizes
    .map(({ remote, size }) => ({ remote, size, versions: counts.get(remote) ?? 0 }))
    .sort((a, b) => b.size - a.size);
}
