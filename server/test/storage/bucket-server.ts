import { createHash, randomUUID } from 'node:crypto';
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
  /** Has the parts of files that are sent in parts, until they are complete, by the id of the upload. */
  readonly uploads: Map<string, Map<number, Buffer>>;
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

type Contents = Pick<BucketServer, 'objects' | 'uploads'>;

interface PartRequest {
  readonly method: string | undefined;
  readonly query: URLSearchParams;
  readonly key: string;
  readonly body: Buffer;
}

/** Responds to a request that is about a file in parts; returns false for others. */
function respondToPart(
  { objects, uploads }: Contents,
  { method, query, key, body }: PartRequest,
  response: http.ServerResponse,
): boolean {
  if (method === 'POST' && query.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, new Map());
    response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    return true;
  }
  const id = query.get('uploadId') ?? '';
  const parts = uploads.get(id);
  if (!parts) return false;
  if (method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body);
    response.writeHead(200, { etag: computeETag(body) }).end();
    return true;
  }
  uploads.delete(id);
  if (method === 'POST') {
    const bytes = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part));
    objects.set(key, { bytes, type: '', changedAt: new Date() });
    response.end(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
  } else response.writeHead(204).end();
  return true;
}

/** Implements the part of the protocol that the store uses: put, also in parts, get with a range, head, delete, list by page. */
async function respond(
  contents: Contents,
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
  const { objects } = contents;
  if (respondToPart(contents, { method: request.method, query: url.searchParams, key, body }, response))
    return;
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
export async function startBucket(
  isBroken: (request: http.IncomingMessage) => boolean = () => false,
): Promise<BucketServer> {
  const contents: Contents = { objects: new Map(), uploads: new Map() };
  const server = http.createServer((request, response) => {
    if (isBroken(request)) {
      request.resume();
      response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
      return;
    }
    respond(contents, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...contents,
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
