import { request } from 'undici';
import { SiteError } from '../sites/site';

/** A page as it comes over the wire, compressed. */
export async function encodedPage(address: string): Promise<Buffer> {
  const { statusCode, headers, body } = await request(address, { headers: { 'accept-encoding': 'br' } });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200 || headers['content-encoding'] !== 'br') {
    throw new SiteError(`${address} answered ${statusCode}, not with a compressed page`);
  }
  return bytes;
}
