import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { PREVIEW_COOKIE, REMOTE_HEADER } from '@narthex/shared-contracts';
import { acceptsBrotli } from '../../responses/accepts-brotli';
import { savesData } from '../../requests/saves-data';
import { siteOrigin } from '../../requests/site-origin';
import { isNotModified } from '../../responses/cache-control';

/** Describes the response with a page that is the same for all visitors. */
interface PageResponse {
  readonly etag: string;
  readonly body: Buffer;
  /** Is the time at which the page must be rendered again, in milliseconds. */
  readonly expiresAt: number;
}

interface KeptPage extends PageResponse {
  /** Lists names and values in turn, as Node writes them. */
  readonly headers: readonly string[];
  /** Is the version of all content for which the page and its headers are current. */
  readonly contentVersion: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeps a response once it was sent, unless the request was of a kind that is never repeated. */
    keepPage(request: FastifyRequest, reply: FastifyReply, page: PageResponse): void;
  }
  interface FastifyRequest {
    /** Is the version of all content when the request arrived; null if its response may not be kept. */
    repeatableSince: number | null;
  }
}

/** These headers belong to one response. */
const OWN_HEADERS = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);
/** These headers describe a body, which a response with the status 304 doesn't have. */
const BODY_HEADERS = new Set(['content-type', 'content-length', 'content-encoding']);

/** Returns true if everybody gets the same response to a request like this. */
function isRepeatable({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || headers.origin !== undefined || headers.authorization !== undefined) return false;
  return headers[REMOTE_HEADER] === undefined && !headers.cookie?.includes(PREVIEW_COOKIE);
}

const keyOf = (request: FastifyRequest) =>
  `${acceptsBrotli(request) ? 'br' : ''} ${savesData(request) ? 'low' : ''} ${siteOrigin(request)}${request.url}`;

function listHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [name, String(value)],
  );
}

const withoutBody = (headers: readonly string[]) =>
  headers.filter((_, index) => !BODY_HEADERS.has(headers[index - (index % 2)] ?? ''));

function repeat(request: FastifyRequest, reply: FastifyReply, { headers, etag, body }: KeptPage): void {
  const isKnown = isNotModified(request, etag);
  const own = ['x-request-id', request.id];
  reply.hijack();
  reply.raw.writeHead(isKnown ? 304 : 200, [...(isKnown ? withoutBody(headers) : headers), ...own]);
  reply.raw.end(isKnown ? undefined : body);
}

/**
 * Repeats responses with pages that are the same for everybody, before any other work is done for a request: a session,
 * limits and policies change nothing about them. A response is repeated until any content changes or the page is due
 * to be rendered again. The plugin is registered before those whose work it saves.
 */
export const keptPages = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { pageCache } = app.config;
    const kept = pageCache > 0 ? new LRUCache<string, KeptPage>({ max: pageCache }) : null;
    app.decorateRequest('repeatableSince', null);

    app.addHook('onRequest', (request, reply, done) => {
      // A stopping process says with each response that its connection ends.
      if (!kept || app.draining.hasBegun || !isRepeatable(request)) return done();
      const contentVersion = app.contentVersion();
      const page = kept.get(keyOf(request));
      if (page?.contentVersion === contentVersion && Date.now() < page.expiresAt)
        return repeat(request, reply, page);
      request.repeatableSince = contentVersion;
      return done();
    });

    app.decorate('keepPage', (request, reply, page) => {
      const { repeatableSince } = request;
      if (!kept || repeatableSince === null) return;
      reply.raw.once('finish', () => {
        if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return;
        kept.set(keyOf(request), { ...page, headers: listHeaders(reply), contentVersion: repeatableSince });
      });
    });
  },
  { name: 'kept-pages', dependencies: ['core', 'draining'] },
);
