import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import {
  MAX_PUBLISHED_BYTES,
  MAX_PUBLISHED_FILES,
  RELEASE_FIELD,
  publishInputSchema,
  type Publication,
} from '@narthex/shared-contracts/schemas/publishing';
import type { PackageFile } from '../../../builds/packages/package-file';
import { createDiskGuard, limitToFreeSpace, type EnsureRoom } from '../../../file-store/disk-room';
import { problem } from '../../../problem-error';
import { parseInput } from '../../../requests/parse-input';

/** Describes a version that was received: its metadata, and its files on the disk of this machine. */
export interface ReceivedPackage {
  readonly publication: Publication;
  readonly files: ReadonlyMap<string, PackageFile>;
}

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = `A version has at most ${MAX_PUBLISHED_FILES} files and ${MAX_PUBLISHED_BYTES / MEGABYTE} MB.`;

function readPublication(text: unknown): Publication {
  let json: unknown;
  try {
    json = JSON.parse(String(text));
  } catch {
    throw problem('bad_request', `The field “${RELEASE_FIELD}” is not JSON.`);
  }
  return parseInput(publishInputSchema, json);
}

/** Is the place on the disk for the files of a version. */
interface Arrival {
  readonly folder: string;
  readonly ensureRoom: EnsureRoom;
}

/** Writes a file to the disk and hashes it at the same time. */
async function writeFile(
  source: Readable,
  file: string,
  { count, ensureRoom }: Pick<Arrival, 'ensureRoom'> & { readonly count: (bytes: number) => void },
): Promise<PackageFile> {
  const hash = createHash('sha384');
  let size = 0;
  await pipeline(
    limitToFreeSpace(source, ensureRoom),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        count(chunk.length);
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(file),
  );
  return { integrity: `sha384-${hash.digest('base64')}`, size, read: () => readFile(file) };
}

async function receiveParts(
  request: FastifyRequest,
  { folder, ensureRoom }: Arrival,
  accept: (publication: Publication) => void,
): Promise<ReceivedPackage> {
  let publication: Publication | null = null;
  let received = 0;
  const files = new Map<string, PackageFile>();
  const count = (bytes: number) => {
    received += bytes;
    if (received > MAX_PUBLISHED_BYTES) throw problem('too_large', TOO_LARGE);
  };
  const limits = {
    fileSize: MAX_PUBLISHED_BYTES + 1,
    files: MAX_PUBLISHED_FILES,
    parts: MAX_PUBLISHED_FILES + 1,
  };
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'field') {
      if (part.fieldname !== RELEASE_FIELD || publication) continue;
      publication = readPublication(part.value);
      accept(publication);
      continue;
    }
    if (!publication) throw problem('bad_request', `The field “${RELEASE_FIELD}” comes before the files.`);
    const { filename } = part;
    const announced = Object.hasOwn(publication.files, filename) ? publication.files[filename] : undefined;
    if (announced === undefined || files.has(filename))
      throw problem('validation', `${filename} is not among the files that were announced.`);
    const file = await writeFile(part.file, path.join(folder, String(files.size)), {
      count,
      ensureRoom,
    });
    if (file.integrity !== announced)
      throw problem(
        'validation',
        `${filename} is not the file that was announced: it was changed on its way.`,
      );
    files.set(filename, file);
  }
  if (!publication) throw problem('bad_request', `The field “${RELEASE_FIELD}” is missing.`);
  const missing = Object.keys(publication.files).find((file) => !files.has(file));
  if (missing !== undefined) throw problem('validation', `${missing} was announced and did not arrive.`);
  return { publication, files };
}

/**
 * Receives a version as `multipart/form-data`: first the metadata, which `accept` may refuse before any file is read,
 * then the files, which are written to the disk as they arrive. They are deleted when `publish` has finished or failed.
 */
export async function receivePackage<T>(
  request: FastifyRequest,
  accept: (publication: Publication) => void,
  publish: (received: ReceivedPackage) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw problem('unsupported_media_type', 'A version is sent as multipart/form-data.');
  const { dataDir, bounds } = request.server.config;
  const folder = path.join(dataDir, ARRIVING_FOLDER, randomUUID());
  const ensureRoom = createDiskGuard(dataDir, bounds.freeDiskFloorBytes);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const received = await receiveParts(request, { folder, ensureRoom }, accept).catch((error: unknown) => {
      // The rest of the body is discarded, because clients read the response only after they have sent everything.
      request.raw.unpipe();
      request.raw.resume();
      throw isTooMuch(error) ? problem('too_large', TOO_LARGE) : error;
    });
    return await publish(received);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Incomplete versions are stored in this folder below the data folder. */
export const ARRIVING_FOLDER = 'arriving';

/** Deletes what has arrived of versions whose server was killed before it could delete that itself. */
export async function deleteAbandonedPackages(dataDir: string, before: Date): Promise<void> {
  const parent = path.join(dataDir, ARRIVING_FOLDER);
  for (const name of await readdir(parent).catch(() => [])) {
    const folder = path.join(parent, name);
    const found = await stat(folder).catch(() => null);
    if (found && found.mtime < before) await rm(folder, { recursive: true, force: true });
  }
}

const isTooMuch = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;
