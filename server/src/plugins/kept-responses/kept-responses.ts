import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { PREVIEW_COOKIE, REMOTE_HEADER } from '@narthex/shared-contracts';
import type { RouteName } from '@narthex/shared-contracts/endpoints';
import { isApiPath } from '../../endpoints/route-table';
import { savesData } from '../../requests/saves-data';
import { acceptedEncoding } from '../../responses/encoding/accepted-encoding';
import { isNotModified } from '../../responses/cache-control';
import type { EncodedBody } from '../../responses/encoding/encode-body';
import { readLanguage } from '../../responses/translate-message';

/** Describes a response that is the same for all visitors. */
interface KeepableResponse extends EncodedBody {
  readonly etag: string;
  /** Is the time at which the response must be made again, in milliseconds. */
  readonly expiresAt: number;
  /** Is true for the pages that the site lists: requests for invented URLs must not evict them. */
  readonly isListed: boolean;
}

interface KeptResponse extends Omit<KeepableResponse, 'isListed' | 'encoding'> {
  readonly endpoint: RouteName | undefined;
  /** Lists names and values in turn, as Node writes them. */
  readonly headers: readonly string[];
  /** Is the version of all content for which the body and its headers are current. */
  readonly contentVersion: number;
}

type ObserveRepeated = (endpoint: RouteName | undefined, status: number, seconds: number) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets identical requests wait for the response to this one, which is then repeated for them. */
    awaitResponse(request: FastifyRequest, reply: FastifyReply): void;
    /** Keeps a response once it was sent, unless the request was of a kind that is never repeated. */
    keepResponse(request: FastifyRequest, reply: FastifyReply, response: KeepableResponse): void;
    /** Calls a function after each response that was repeated, for which no hook of Fastify runs. */
    observeRepeatedResponses(observe: ObserveRepeated): void;
  }
  interface FastifyRequest {
    /** Is the version of all content when the request arrived; null if its response may not be kept. */
    repeatableSince: number | null;
  }
}

/** Listed pages and all other responses take at most this much memory each. */
const MAX_KEPT_BYTES = 32 * 1024 ** 2;
/** The headers of a response take about this much memory. */
const HEADERS_BYTES = 2 * 1024;

/** These headers belong to one response, or to the network that it was sent to. */
const OWN_HEADERS = new Set([
  ...['x-request-id', 'date', 'connection', 'keep-alive'],
  ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
]);
/** These headers describe a body, which a response with the status 304 doesn't have. */
const BODY_HEADERS = new Set(['content-type', 'content-length', 'content-encoding']);

/** Returns true if everybody gets the same response to a request like this. */
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.origin !== undefined || headers.authorization !== undefined) return false;
  return headers[REMOTE_HEADER] === undefined && !headers.cookie?.includes(PREVIEW_COOKIE);
}

/** Returns what of a request decides about its response, beside the URL and the origin of the site. */
function readVariant(request: IncomingMessage, url: string): string {
  if (isApiPath(url)) return readLanguage(request);
  return savesData(request) ? 'low' : '';
}

/** Returns all that decides which origin the site has for a request, unless `PUBLIC_ORIGIN` sets it. */
function readPlace({ headers, socket }: IncomingMessage, trustsProxies: boolean): string {
  const place = `${(socket as TLSSocket).encrypted ? 'https' : 'http'} ${headers.host}`;
  if (!trustsProxies) return place;
  // The code that makes the response decides which IP addresses belong to trusted proxies.
  return [place, socket.remoteAddress, headers['x-forwarded-host'], headers['x-forwarded-proto']].join(' ');
}

function listHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [name, String(value)],
  );
}

const withoutBody = (headers: readonly string[]) =>
  headers.filter((_, index) => !BODY_HEADERS.has(headers[index - (index % 2)] ?? ''));

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, body }: KeptResponse,
): void {
  const isKnown = isNotModified(request, etag);
  response.writeHead(isKnown ? 304 : 200, [
    ...(isKnown ? withoutBody(headers) : headers),
    'x-request-id',
    randomUUID(),
  ]);
  response.end(isKnown ? undefined : body);
}

/**
 * Repeats responses that are the same for everybody, before any other work is done for a request: a session, limits,
 * policies and even Fastify's own objects for it change nothing about them. A response is repeated until any content
 * changes or it is due to be made again.
 */
export const keptResponses = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { server, routing, config } = app;
    const open = (max: number) =>
      max === 0
        ? null
        : new LRUCache<string, KeptResponse>({
            max,
            maxSize: MAX_KEPT_BYTES,
            sizeCalculation: ({ body }) => body.length + HEADERS_BYTES,
          });
    const listed = open(Math.ceil(config.pageCache / 2));
    const others = open(Math.floor(config.pageCache / 2));
    /** Holds the requests whose identical ones wait, with the version of all content when they arrived. */
    const awaited = new Map<string, { readonly end: Promise<void>; readonly contentVersion: number }>();
    let observeRepeated: ObserveRepeated | null = null;
    app.decorateRequest('repeatableSince', null);

    const keyOf = (request: IncomingMessage) => {
      const { url = '' } = request;
      const place = config.publicOrigin ? '' : readPlace(request, config.trustProxy !== false);
      return `${acceptedEncoding(request)} ${readVariant(request, url)} ${place} ${url}`;
    };

    // A stopping process says with each response that its connection ends.
    const mayRepeat = (request: IncomingMessage) =>
      listed !== null && !app.draining.hasBegun && isRepeatable(request);

    function findKept(key: string): KeptResponse | undefined {
      const found = listed?.get(key) ?? others?.get(key);
      const isCurrent = found?.contentVersion === app.contentVersion() && Date.now() < found.expiresAt;
      return isCurrent ? found : undefined;
    }

    function repeat(request: IncomingMessage, response: ServerResponse, found: KeptResponse): void {
      const observe = observeRepeated;
      if (observe) {
        const start = performance.now();
        const report = () => observe(found.endpoint, response.statusCode, (performance.now() - start) / 1000);
        response.once('finish', report);
      }
      send(request, response, found);
    }

    function respond(request: IncomingMessage, response: ServerResponse, mayWait: boolean): void {
      if (!mayRepeat(request)) return routing(request, response);
      const key = keyOf(request);
      const found = findKept(key);
      if (found) return repeat(request, response, found);
      const first = mayWait ? awaited.get(key) : undefined;
      if (first?.contentVersion !== app.contentVersion()) return routing(request, response);
      void first.end.then(() => respond(request, response, false));
    }
    // Fastify listens to requests itself; it gets those for which no response is repeated.
    server.off('request', routing);
    server.on('request', (request, response) => respond(request, response, true));

    app.addHook('onRequest', (request, _reply, done) => {
      if (listed && isRepeatable(request.raw)) request.repeatableSince = app.contentVersion();
      done();
    });

    app.decorate('observeRepeatedResponses', (observe) => {
      observeRepeated = observe;
    });
    app.decorate('awaitResponse', ({ raw, repeatableSince }, reply) => {
      if (repeatableSince === null) return;
      const key = keyOf(raw);
      const end = new Promise<void>((resolve) => reply.raw.once('close', resolve));
      const first = { end, contentVersion: repeatableSince };
      awaited.set(key, first);
      void end.then(() => {
        if (awaited.get(key) === first) awaited.delete(key);
      });
    });
    app.decorate('keepResponse', (request, reply, { isListed, encoding, ...response }) => {
      const { repeatableSince, raw } = request;
      const kept = isListed ? listed : others;
      if (!kept || repeatableSince === null) return;
      const { endpoint } = request.routeOptions.config;
      reply.raw.once('finish', () => {
        if (app.draining.hasBegun || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return;
        // The compression plugin may have replaced the body; its headers don't describe this one then.
        if ((reply.getHeader('content-encoding') ?? 'identity') !== encoding) return;
        const headers = listHeaders(reply);
        const found = { ...response, endpoint: endpoint?.name, headers, contentVersion: repeatableSince };
        kept.set(keyOf(raw), found);
      });
    });
  },
  { name: 'kept-responses', dependencies: ['core', 'draining'] },
);
