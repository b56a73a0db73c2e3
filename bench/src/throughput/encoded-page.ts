import { request } from 'undici';
import { SiteError } from '../sites/site';

/** Returns the compressed body of a page as transferred. */
export async function encodedPage(url: string): Promise<Buffer> {
  const { statusCode, headers, body } = await request(url, { headers: { 'accept-encoding': 'br' } });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200 || headers['content-encoding'] !== 'br') {
    throw new SiteError(`${url} responded with ${statusCode}, not with a compressed page`);
  }
  return bytes;
}
