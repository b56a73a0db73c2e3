import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '../../src/file-store/file-settings';

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly changedAt: Date;
}

/** A bucket of S3-compatible storage in this process, for as long as a test runs. */
export interface BucketServer {
  readonly settings: BucketSettings;
  readonly objects: Map<string, StoredObject>;
  stop(): Promise<void>;
}

const BUCKET = 'church';
const KEY_ID = 'test-key';
const PAGE = 100;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const computeETag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

async function readBody(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function listObjects(objects: BucketServer['objects'], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const isTruncated = keys.length > page.length;
  const contents = page.map((key) => {
    const object = objects.get(key);
    return `<Contents><Key>${escape(key)}</Key><Size>${object?.bytes.length}</Size><LastModified>${object?.changedAt.toISOString()}</LastModified></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

function sendObject(response: http.ServerResponse, object: StoredObject, range: string | undefined) {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const part = start === undefined ? object.bytes : object.bytes.subarray(Number(start), Number(end) + 1);
  response.writeHead(start === undefined ? 200 : 206, {
    'content-length': part.length,
    'content-type': object.type,
    etag: computeETag(object.bytes),
    'last-modified': object.changedAt.toUTCString(),
  });
  response.end(part);
}

/** Implements the part of the protocol that the store uses: put, get with a range, head, delete, list by page. */
async function respond(
  objects: BucketServer['objects'],
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const [, bucket, ...rest] = url.pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  const refuse = (status: number, code: string) =>
    response.writeHead(status).end(request.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);
  const body = await readBody(request);
  if (!request.headers.authorization?.includes(`Credential=${KEY_ID}/`))
    return void refuse(403, 'AccessDenied');
  if (bucket !== BUCKET) return void refuse(404, 'NoSuchBucket');
  if (request.method === 'PUT') {
    const type = request.headers['content-type'] ?? '';
    objects.set(key, { bytes: body, type, changedAt: new Date() });
    return void response.writeHead(200, { etag: computeETag(body) }).end();
  }
  if (request.method === 'POST' && url.searchParams.has('delete')) {
    for (const [, name = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(name);
    return void response.end('<DeleteResult/>');
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (key === '') return void response.end(listObjects(objects, url.searchParams));
  const object = objects.get(key);
  if (!object) return void refuse(404, 'NoSuchKey');
  sendObject(response, object, request.headers.range);
}

/**
 * Starts a bucket on a port of its own.
 * @param isBroken Is asked at each call if the bucket responds with a 500 to it.
 */
export async function startBucket(isBroken: () => boolean = () => false): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map();
  const server = http.createServer((request, response) => {
    if (isBroken()) {
      request.resume();
      response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
      return;
    }
    respond(objects, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    settings: {
      kind: 's3',
      bucket: BUCKET,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: KEY_ID,
      secretAccessKey: 'test-secret',
      isPathStyle: true,
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
