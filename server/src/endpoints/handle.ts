import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { idParams, isProposable, proposedSchema, type Actor } from '@narthex/shared-contracts';
import type {
  EndpointBody,
  EndpointName,
  EndpointOutput,
  EndpointParams,
  EndpointQuery,
  Endpoints,
  SiteRouteName,
} from '@narthex/shared-contracts/endpoints';
import { getRoute, type RouteRecord } from './route-table';

/** What a handler gets: validated input, and who acts. An endpoint that isn't public always has an actor. */
export interface EndpointCall<N extends EndpointName> {
  readonly params: EndpointParams<N>;
  readonly query: EndpointQuery<N>;
  readonly body: EndpointBody<N>;
  readonly actor: Endpoints[N]['capability'] extends 'public' ? Actor | null : Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Options = Pick<RouteShorthandOptions, 'logLevel' | 'bodyLimit' | 'compress'>;

const mayBeProposed = ({ method, capability }: RouteRecord) =>
  method !== 'GET' && capability !== 'public' && isProposable(capability);

function schemaFor(record: RouteRecord, path: string) {
  const params = record.params ?? (path.includes('/:id') ? idParams : undefined);
  const status = record.status ?? 200;
  return {
    ...(!record.isApi && { hide: true }),
    ...(record.isApi && { operationId: record.name }),
    ...(params && { params }),
    ...(record.query && { querystring: record.query }),
    ...(record.body && { body: record.body }),
    ...(record.response && {
      response: { [status]: record.response, ...(mayBeProposed(record) && { 202: proposedSchema }) },
    }),
  };
}

/**
 * Registers the handler of an endpoint: path, aliases, schemas, capability, rate limit and cache policy come from its
 * record. What the handler returns is the body of the successful response; refusals are thrown (`problem(...)`).
 */
export function handle<N extends EndpointName>(
  app: FastifyInstance,
  name: N,
  handler: (call: EndpointCall<N>) => Promise<EndpointOutput<N> | FastifyReply>,
  options: Options = {},
): void {
  const record = getRoute(name);
  for (const url of record.paths) {
    app.route({
      ...options,
      method: record.method,
      url,
      schema: schemaFor(record, url),
      handler: (request, reply) => {
        if (record.status) reply.code(record.status);
        // The validator has checked them against the schemas these types are inferred from.
        const { params, query, body } = request;
        return handler({ params, query, body, actor: request.actor, request, reply } as EndpointCall<N>);
      },
    });
  }
}

interface RouteCall<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Schemas of a route that no client calls; they stay beside its handler. */
export interface RouteSchemas<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> extends Options {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
}

/** Registers a page, file, feed or form post by its record: what isn't part of the API. */
export function handleRoute<
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
>(
  app: FastifyInstance,
  name: SiteRouteName,
  schemas: RouteSchemas<P, Q, B>,
  handler: (call: RouteCall<z.output<P>, z.output<Q>, z.output<B>>) => Promise<unknown>,
): void {
  const record = getRoute(name);
  const { params, query, body, ...options } = schemas;
  for (const url of record.paths) {
    app.route({
      logLevel: 'warn',
      ...options,
      method: record.method,
      url,
      schema: {
        hide: true,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
      },
      handler: (request, reply) =>
        handler({
          params: request.params as z.output<P>,
          query: request.query as z.output<Q>,
          body: request.body as z.output<B>,
          request,
          reply,
        }),
    });
  }
}
