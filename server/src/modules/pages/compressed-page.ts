import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from '../../builds/compression';
import { acceptsBrotli } from '../../responses/accepts-brotli';
import { isNotModified } from '../../responses/cache-control';
import type { VisitorVersions } from '../delivery/rollout/visitor-versions';
import type { PageDataFiles } from './document/page-data';
import { SPECULATION_RULES_PATH } from './document/speculation-rules';
import { MAX_PAGE_AGE_MS } from './page-policy';
import type { Page } from './page-renderer';

/** Is a page in the form in which it is sent. */
export interface CompressedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  /** Is true if browsers and proxies may store the page and revalidate it by its ETag. */
  readonly isCacheable: boolean;
  /** Is the time at which the page must be rendered again, in milliseconds. */
  readonly expiresAt: number;
  /** Is true if the page waits with the application; the browser itself then follows its links. */
  readonly waits: boolean;
}

/** Compresses a page, off the main thread. */
async function compressPage(
  status: number,
  text: string,
  { isCacheable, waits, expiresAt }: Pick<CompressedPage, 'isCacheable' | 'waits' | 'expiresAt'>,
): Promise<CompressedPage> {
  const html = Buffer.from(text);
  return {
    status,
    html,
    brotli: await compressText(html, isCacheable ? 'cached' : 'once'),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`,
    isCacheable,
    expiresAt,
    waits,
  };
}

/** Renders and compresses a page, and keeps its data for the application. */
export async function buildPage(render: () => Promise<Page>, files: PageDataFiles) {
  const expiresAt = Date.now() + MAX_PAGE_AGE_MS;
  const { status, html, reads, isDegraded, data } = await render();
  if (data) await files.keep(data);
  const isCacheable = !isDegraded && status < 400;
  const value = await compressPage(status, html, { isCacheable, waits: data !== undefined, expiresAt });
  return { value, reads, isCacheable: !isDegraded };
}

interface Served {
  readonly page: CompressedPage;
  readonly audience: VisitorVersions['audience'];
  /** Is true if the response may be repeated; invented URLs must not evict the listed pages from what is kept. */
  readonly isListed: boolean;
}

/** Sends a page as it may be cached by its audience. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { page, audience, isListed }: Served) {
  if (page.waits) reply.header('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
  reply.header('vary', audience === 'everybody' ? 'Accept-Encoding' : 'Accept-Encoding, Cookie');
  if (!page.isCacheable || audience === 'one') {
    reply.header('cache-control', 'no-store');
  } else {
    // Proxies don't know the groups of visitors, so only the browser may store a page that differs between them.
    const scope = audience === 'everybody' ? 'public' : 'private';
    reply.header('cache-control', `${scope}, no-cache`).header('etag', page.etag);
    if (isNotModified(request, page.etag)) return reply.code(304).send();
  }
  if (page.isCacheable && isListed && audience === 'everybody') {
    const body = acceptsBrotli(request) ? page.brotli : page.html;
    request.server.keepPage(request, reply, { ...page, body });
  }
  reply.code(page.status).type('text/html; charset=utf-8');
  return sendCompressed(request, reply, page.html, page.brotli);
}

/** Sends text in the form that the client reads. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, brotli: Buffer) {
  const isCompressed = acceptsBrotli(request);
  if (isCompressed) reply.header('content-encoding', 'br');
  return reply.send(isCompressed ? brotli : bytes);
}
