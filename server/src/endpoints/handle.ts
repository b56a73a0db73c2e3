import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { idParams, isProposable, proposedSchema } from '@narthex/shared-contracts';
import type {
  EndpointActor,
  EndpointBody,
  EndpointOutput,
  EndpointParams,
  EndpointQuery,
  RouteName,
} from '@narthex/shared-contracts/endpoints';
import { getRoute, type RouteRecord } from './route-table';

/**
 * Describes the arguments of a handler: validated input and the caller. A route that isn't public always has
 * an actor.
 */
export interface EndpointCall<N extends RouteName> {
  readonly params: EndpointParams<N>;
  readonly query: EndpointQuery<N>;
  readonly body: EndpointBody<N>;
  readonly actor: EndpointActor<N>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Options extends Pick<RouteShorthandOptions, 'logLevel' | 'bodyLimit' | 'compress'> {
  /** Must be true if the handler compares `request.editedVersion`; other writes refuse every precondition. */
  readonly isVersioned?: boolean;
}

const mayBeProposed = ({ method, capability }: RouteRecord) =>
  method !== 'GET' && capability !== 'public' && isProposable(capability);

function schemaFor(record: RouteRecord, path: string) {
  const params = record.params ?? (record.isApi && path.includes('/:id') ? idParams : undefined);
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
 * Registers the handler of an endpoint, page, file, feed or form post. Path, aliases, schemas, capability,
 * rate limit and cache policy come from its record. The handler returns the body of the successful response
 * and throws refusals (`problem(...)`).
 */
export function handle<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  handler: (call: EndpointCall<N>) => Promise<EndpointOutput<N> | FastifyReply>,
  { isVersioned = false, ...options }: Options = {},
): void {
  const record = getRoute(name);
  for (const url of record.paths) {
    app.route({
      ...(!record.isApi && { logLevel: 'warn' }),
      ...options,
      method: record.method,
      url,
      config: { isVersioned },
      schema: schemaFor(record, url),
      handler: (request, reply) => {
        if (record.status) reply.code(record.status);
        // The validator has checked them with the schemas from which these types are inferred.
        const { params, query, body } = request;
        return handler({ params, query, body, actor: request.actor, request, reply } as EndpointCall<N>);
      },
    });
  }
}
