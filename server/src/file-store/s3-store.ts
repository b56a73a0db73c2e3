import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { createDiskGuard } from './disk-room';
import type { FileStore, StoredFile } from './file-store';
import type { BucketSettings } from './file-settings';
import { MINUTE_MS, SECOND_MS } from '../time-units';

/** Is how much a bucket gets with one request; four parts are in memory at a time. */
const PART_BYTES = 16 * 1024 ** 2;
/** A bucket puts a file together from at most this many parts. */
const MAX_PARTS = 10_000;

/** Whoever waits hears of a silent bucket before their connection is closed. */
const RESPONSE_MS = 8 * SECOND_MS;
/** A part of a large file takes long to send, and so does a file to be put together from its parts. */
const WRITE_MS = 5 * MINUTE_MS;

function openClient(
  { endpoint, region, isPathStyle, accessKeyId, secretAccessKey }: BucketSettings,
  responseMs: number,
): S3Client {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isPathStyle,
    requestHandler: { throwOnRequestTimeout: true },
    credentials: { accessKeyId, secretAccessKey },
    // Some S3-compatible storage only supports the older checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const { requestHandler } = client.config;
  const handle = requestHandler.handle.bind(requestHandler);
  // The time ends with the headers of the response: a visitor may take as long as they like to hear a sermon.
  requestHandler.handle = (request, options) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return handle(request, { ...options, requestTimeout: isRead ? responseMs : WRITE_MS });
  };
  return client;
}

/** The slash excludes folders whose names merely begin with this one's. */
const below = (folder: string) => `${folder}/`;

export function openS3Store(
  settings: BucketSettings,
  uploadFolder: string,
  floorBytes = 0,
  responseMs = RESPONSE_MS,
): FileStore {
  const { bucket } = settings;
  const client = openClient(settings, responseMs);
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
    checkBucket: async () => void (await client.send(new HeadBucketCommand({ Bucket: bucket }))),
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
