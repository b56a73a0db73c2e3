import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { MeasureError } from '../browser/measure-error';

const CHUNK_BYTES = 256 * 1024;
const base64 = (text: string) => Buffer.from(text).toString('base64');

export async function signIn(origin: string, email: string, password: string): Promise<string> {
  const response = await fetch(new URL('/api/auth/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = (await response.json()) as { readonly data?: { readonly token?: string } };
  if (!body.data?.token) throw new MeasureError(`Nobody can sign in: ${response.status}`);
  return body.data.token;
}

/** Yields a real video followed by zeros up to the size, so that it is never in memory as a whole. */
async function* longVideo(video: Buffer, bytes: number) {
  yield video;
  const zeros = Buffer.alloc(CHUNK_BYTES);
  for (let left = bytes - video.length; left > 0; left -= CHUNK_BYTES) {
    yield zeros.subarray(0, Math.min(left, CHUNK_BYTES));
  }
}

/** Uploads a video of this size as a browser does, and resolves once the site has stored it. */
export async function sendVideo(root: string, origin: string, token: string, bytes: number): Promise<void> {
  const video = await readFile(path.join(root, 'demo/src/videos/sermon.mp4'));
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const begun = await fetch(new URL('/uploads', origin), {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes),
      'upload-metadata': `kind ${base64('video')},filename ${base64('long video.mp4')}`,
    },
  });
  const location = begun.headers.get('location');
  if (!location) throw new MeasureError(`The upload did not begin: ${begun.status}`);
  await new Promise<void>((resolve, reject) => {
    const request = http.request(new URL(location, origin), {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes,
        'upload-offset': '0',
      },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      response.resume();
      if (response.statusCode === 204) resolve();
      else reject(new MeasureError(`The upload was refused: ${response.statusCode}`));
    });
    Readable.from(longVideo(video, bytes)).pipe(request);
  });
}
