import type { App } from '../../src/app';

type Headers = Record<string, string>;

export const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Announces a resumable upload. */
export const beginUpload = (app: App, headers: Headers, kind: string, bytes: number) =>
  app.inject({
    method: 'POST',
    url: '/uploads',
    headers: {
      ...headers,
      ...TUS,
      'upload-length': String(bytes),
      'upload-metadata': `kind ${base64(kind)},filename ${base64('choir day.jpg')}`,
    },
  });

/** Sends the bytes of an upload, from its first. */
export const appendUpload = (app: App, headers: Headers, url: string, bytes: Buffer) =>
  app.inject({
    method: 'PATCH',
    url,
    headers: { ...headers, ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    payload: bytes,
  });

export const cancelUpload = (app: App, headers: Headers, url: string) =>
  app.inject({ method: 'DELETE', url, headers: { ...headers, ...TUS } });

/** Sends a form with one file, as a page without scripts does. */
export async function sendForm(app: App, headers: Headers, url: string, field: string, file: Buffer) {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(file)]), 'choir day.jpg');
  const { headers: typed, ...request } = await describeForm(body);
  return app.inject({ method: 'POST', url, headers: { ...headers, ...typed }, ...request });
}

/** Returns a form as the body and headers of a request. */
export async function describeForm(body: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body });
  const payload = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type, 'content-length': String(payload.length) }, payload };
}
