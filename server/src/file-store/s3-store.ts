import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { createDiskGuard } from './disk-room';
import type { FileStore, StoredFile } from './file-store';
import type { BucketSettings } from './file-settings';

/** Is how much a bucket gets with one request; four parts are in memory at a time. */
const PART_BYTES = 16 * 1024 ** 2;
/** A bucket puts a file together from at most this many parts. */
const MAX_PARTS = 10_000;

function openClient({
  endpoint,
  region,
  isPathStyle,
  accessKeyId,
  secretAccessKey,
}: BucketSettings): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Some S3-compatible storage only supports the older checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The slash excludes folders whose names merely begin with this one's. */
const below = (folder: string) => `${folder}/`;

export function openS3Store(settings: BucketSettings, uploadFolder: string, floorBytes = 0): FileStore {
  const { bucket } = settings;
  const client = openClient(settings);
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  const disk = new Disk(driver);

  async function* list(folder: string): AsyncIterable<StoredFile> {
    let paginationToken: string | undefined;
    do {
      const page = await driver.listAll(below(folder), {
        recursive: true,
        ...(paginationToken !== undefined && { paginationToken }),
      });
      for (const entry of page.objects) {
        if (!entry.isFile) continue;
        const { lastModified } = await entry.getMetaData();
        yield { key: entry.key, changedAt: lastModified };
      }
      ({ paginationToken } = page);
    } while (paginationToken !== undefined);
  }

  return {
    disk,
    uploadFolder,
    // Uploads are collected on this machine before they are sent to the bucket.
    ensureRoom: createDiskGuard(uploadFolder, floorBytes),
    async adopt(key, file) {
      const { size } = await stat(file);
      const partSize = Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS));
      // One request takes at most 5 GB, and a stream can't be sent again when it fails.
      const params = { Bucket: bucket, Key: key, Body: createReadStream(file) };
      await new Upload({ client, params, partSize }).done();
      await rm(file, { force: true });
    },
    async openRange(key, start, end) {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }),
      );
      if (!(Body instanceof Readable)) throw new Error(`${key} came without a body`);
      return Body;
    },
    list,
    removeFolder: (folder) => driver.deleteAll(below(folder)),
  };
}
