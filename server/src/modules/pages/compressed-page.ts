import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from '../../builds/compression';
import { encodeBody } from '../../responses/encoding/encode-body';
import { savesData } from '../../requests/saves-data';
import { isNotModified, weakTag } from '../../responses/cache-control';
import type { VisitorVersions } from '../delivery/rollout/visitor-versions';
import type { HashedPageData } from './document/page-data';
import { toLowData } from './document/low-data';
import { allowInlineStyles } from './document/remote-files/inline-styles';
import { SPECULATION_RULES_PATH } from './document/speculation-rules';
import { RETRY_AFTER_SECONDS } from '../../problem-error';
import { MAX_PAGE_AGE_MS } from './page-policy';
import type { Page } from './document/page';

/** Is a page in the form in which it is sent. */
export interface CompressedPage {
  readonly status: number;
  /** Is the instant that the page was rendered for, ISO 8601; the document contains it. */
  readonly now: string;
  readonly html: Buffer;
  /** Is smaller once the page was rendered again without a change, when it is worth the time. */
  brotli: Buffer;
  readonly etag: string;
  /** Is true if browsers and proxies may store the page and revalidate it by its ETag. */
  readonly isCacheable: boolean;
  /** Is the time at which the page must be rendered again, in milliseconds. */
  expiresAt: number;
  /** Is the hash of the data of a page that waits with the application; the browser itself then follows its links. */
  readonly dataHash: string | undefined;
  /** Names the styles in the page, which its policy has to allow. */
  readonly styleSources: readonly string[];
}

/**
 * Returns the tag of a page. It is the same for pages that differ in the instant of their rendering alone, also in other
 * processes and after a restart, so that browsers that have one of them needn't load it again.
 */
const tagPage = (text: string, now: string) => weakTag(Buffer.from(text.replaceAll(now, '')));

/** Compresses a page, off the main thread. */
async function compressPage(
  text: string,
  more: Omit<CompressedPage, 'html' | 'brotli' | 'etag'>,
): Promise<CompressedPage> {
  const html = Buffer.from(text);
  const brotli = await compressText(html, more.isCacheable ? 'cached' : 'once');
  return { ...more, html, brotli, etag: tagPage(text, more.now) };
}

const densePages = new WeakSet<CompressedPage>();

/** Compresses a page that has lasted as well as possible, while it is sent as it is. */
function compressDensely(page: CompressedPage): void {
  if (!page.isCacheable || densePages.has(page)) return;
  densePages.add(page);
  compressText(page.html, 'stored').then(
    (brotli) => (page.brotli = brotli),
    // Then the page stays as large as it is.
    () => undefined,
  );
}

interface PageBuild {
  readonly render: () => Promise<Page>;
  readonly keepData: (data: HashedPageData, isFound: boolean) => Promise<unknown>;
  /** Is the page as it was rendered before. */
  readonly previous?: CompressedPage | undefined;
}

/**
 * Renders and compresses a page, and keeps its data for the application. A page in which nothing has changed but the
 * instant of its rendering stays as it is, and needn't be compressed again.
 */
export async function buildPage({ render, keepData, previous }: PageBuild) {
  const { status, now, html, reads, isDegraded, since, data, styleSources } = await render();
  if (data) await keepData(data, status < 400);
  const isCacheable = !isDegraded && status < 400;
  const expiresAt = since + MAX_PAGE_AGE_MS;
  const built = { reads, since, isCacheable: !isDegraded };
  const isSame = previous?.status === status && previous.isCacheable === isCacheable;
  if (isSame && previous.etag === tagPage(html, now)) {
    previous.expiresAt = expiresAt;
    compressDensely(previous);
    return { ...built, value: previous };
  }
  const more = { status, now, isCacheable, dataHash: data?.hash, expiresAt, styleSources };
  return { ...built, value: await compressPage(html, more) };
}

/** Holds the pages for visitors who use less data, as long as the pages themselves are kept. */
const lowDataPages = new WeakMap<CompressedPage, Promise<CompressedPage>>();

/** Returns the page for visitors who use less data. It is made for the first of them, from the page as it was rendered. */
function findLowDataPage(page: CompressedPage): Promise<CompressedPage> {
  const known = lowDataPages.get(page);
  if (known) return known;
  const made = compressPage(toLowData(page.html.toString()), page);
  lowDataPages.set(page, made);
  return made;
}

interface Served {
  readonly page: CompressedPage;
  readonly audience: VisitorVersions['audience'];
  /** Is true for a page that the site lists; invented URLs must not evict those from what is kept. */
  readonly isListed: boolean;
}

/** Sends a page as it may be cached by its audience. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, served: Served) {
  const { audience, isListed } = served;
  const isLowData = savesData(request);
  const page = isLowData ? await findLowDataPage(served.page) : served.page;
  if (page.dataHash !== undefined && !isLowData)
    reply.header('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
  allowInlineStyles(reply, page.styleSources);
  const varies =
    audience === 'everybody' ? 'Accept-Encoding, Save-Data' : 'Accept-Encoding, Save-Data, Cookie';
  reply.header('vary', varies);
  if (!page.isCacheable || audience === 'one') {
    reply.header('cache-control', 'no-store');
  } else {
    // Proxies know neither the groups of visitors nor who uses less data, so only the browser may store what differs.
    // They ask for a stored page each time, and its tag differs too.
    const scope = audience === 'everybody' && !isLowData ? 'public' : 'private';
    reply.header('cache-control', `${scope}, no-cache`).header('etag', page.etag);
    if (isNotModified(request, page.etag)) return reply.code(304).send();
  }
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const encoded = await encodeBody(request, reply, page.html, page.brotli);
  if (page.isCacheable && audience === 'everybody') {
    const { etag } = page;
    const { expiresAt } = served.page;
    request.server.keepResponse(request, reply, { etag, expiresAt, ...encoded, isListed });
  }
  return reply.code(page.status).type('text/html; charset=utf-8').send(encoded.body);
}
