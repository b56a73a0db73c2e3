import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { PREVIEW_COOKIE, REMOTE_HEADER } from '@narthex/shared-contracts';
import { acceptsBrotli } from '../../responses/accepts-brotli';
import { savesData } from '../../requests/saves-data';
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

type ObserveRepeated = (status: number, seconds: number) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeps a response once it was sent, unless the request was of a kind that is never repeated. */
    keepPage(request: FastifyRequest, reply: FastifyReply, page: PageResponse): void;
    /** Calls a function after each response that was repeated, for which no hook of Fastify runs. */
    observeRepeatedPages(observe: ObserveRepeated): void;
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
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.origin !== undefined || headers.authorization !== undefined) return false;
  return headers[REMOTE_HEADER] === undefined && !headers.cookie?.includes(PREVIEW_COOKIE);
}

/** Returns all that decides which origin the site has for a request, unless `PUBLIC_ORIGIN` sets it. */
function readPlace({ headers, socket }: IncomingMessage, trustsProxies: boolean): string {
  const place = `${(socket as TLSSocket).encrypted ? 'https' : 'http'} ${headers.host}`;
  if (!trustsProxies) return place;
  // Which addresses are those of trusted proxies is decided where the page is made.
  return [place, socket.remoteAddress, headers['x-forwarded-host'], headers['x-forwarded-proto']].join(' ');
}

function listHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [name, String(value)],
  );
}

const withoutBody = (headers: readonly string[]) =>
  headers.filter((_, index) => !BODY_HEADERS.has(headers[index - (index % 2)] ?? ''));

function send(request: IncomingMessage, response: ServerResponse, { headers, etag, body }: KeptPage): void {
  const isKnown = isNotModified(request, etag);
  response.writeHead(isKnown ? 304 : 200, [
    ...(isKnown ? withoutBody(headers) : headers),
    'x-request-id',
    randomUUID(),
  ]);
  response.end(isKnown ? undefined : body);
}

/**
 * Repeats responses with pages that are the same for everybody, before any other work is done for a request: a session,
 * limits, policies and even Fastify's own objects for it change nothing about them. A response is repeated until any
 * content changes or the page is due to be rendered again.
 */
export const keptPages = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { server, routing, config } = app;
    const kept = config.pageCache > 0 ? new LRUCache<string, KeptPage>({ max: config.pageCache }) : null;
    let observeRepeated: ObserveRepeated | null = null;
    app.decorateRequest('repeatableSince', null);

    const keyOf = (request: IncomingMessage) => {
      const place = config.publicOrigin ? '' : readPlace(request, config.trustProxy !== false);
      return `${acceptsBrotli(request) ? 'br' : ''} ${savesData(request) ? 'low' : ''} ${place} ${request.url}`;
    };

    function repeat(request: IncomingMessage, response: ServerResponse): boolean {
      // A stopping process says with each response that its connection ends.
      if (!kept || app.draining.hasBegun || !isRepeatable(request)) return false;
      const page = kept.get(keyOf(request));
      if (page?.contentVersion !== app.contentVersion() || Date.now() >= page.expiresAt) return false;
      const observe = observeRepeated;
      if (observe) {
        const start = performance.now();
        response.once('finish', () => observe(response.statusCode, (performance.now() - start) / 1000));
      }
      send(request, response, page);
      return true;
    }
    // Fastify listens to requests itself; it gets those for which no response is repeated.
    server.off('request', routing);
    server.on('request', (request, response) => {
      if (!repeat(request, response)) routing(request, response);
    });

    app.addHook('onRequest', (request, _reply, done) => {
      if (kept && isRepeatable(request.raw)) request.repeatableSince = app.contentVersion();
      done();
    });

    app.decorate('observeRepeatedPages', (observe) => {
      observeRepeated = observe;
    });
    app.decorate('keepPage', (request, reply, page) => {
      const { repeatableSince } = request;
      if (!kept || repeatableSince === null) return;
      reply.raw.once('finish', () => {
        if (app.draining.hasBegun || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return;
        const headers = listHeaders(reply);
        kept.set(keyOf(request.raw), { ...page, headers, contentVersion: repeatableSince });
      });
    });
  },
  { name: 'kept-pages', dependencies: ['core', 'draining'] },
);
