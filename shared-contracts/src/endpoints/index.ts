import type { z } from 'zod';
import type { Actor } from '../access/roles';
import type { ENDPOINT_PATHS, EndpointName } from './endpoint-paths';
import type { EndpointRecord } from './endpoint-record';
import { RECORDS } from './records/index';
import type { SITE_ROUTES, SiteRouteName } from './site-routes';

export { ENDPOINT_PATHS, endpointRoute, type EndpointName } from './endpoint-paths';
export type { Method } from './endpoint-paths';
export type { CachePolicy, EndpointRecord, RateLimitClass } from './endpoint-record';
export { needsRecentProof } from './proof-rule';
export { decideIsolatedCall, isCoreOnly } from './isolated/isolated-call';
export { SITE_ROUTES, type SiteRoute, type SiteRouteName } from './site-routes';

/**
 * Declares every endpoint of the API. The server registers a handler for each; the client's types, the API
 * description and the permission test are derived from it. Browser code may import only types of this module,
 * because its schemas are heavy.
 */
export const ENDPOINTS = RECORDS satisfies Readonly<Record<EndpointName, EndpointRecord>>;

/** Maps the names of all endpoints to their records. */
export type Endpoints = typeof ENDPOINTS;

/** Names an endpoint, or a route that responds with a page, a file or a redirect. */
export type RouteName = EndpointName | SiteRouteName;
type Routes = Endpoints & typeof SITE_ROUTES;

type Path<N extends EndpointName> = (typeof ENDPOINT_PATHS)[N];
type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type Field<N extends RouteName, K extends string> =
  Routes[N] extends Record<K, infer S extends z.ZodType> ? S : never;
type OptionalQuery<N extends EndpointName> = [Field<N, 'query'>] extends [never]
  ? object
  : { readonly query?: z.input<Field<N, 'query'>> };
type RequiredBody<N extends EndpointName> = [Field<N, 'body'>] extends [never]
  ? object
  : { readonly body: z.input<Field<N, 'body'>> };

/** Describes the arguments of a call: the path's parameters by name, `query` and `body`. */
export type EndpointInput<N extends EndpointName> = Readonly<Record<ParamNames<Path<N>>, string | number>> &
  OptionalQuery<N> &
  RequiredBody<N>;

/** Describes the body of the successful response. */
export type EndpointOutput<N extends RouteName> = [Field<N, 'response'>] extends [never]
  ? unknown
  : z.output<Field<N, 'response'>>;

/**
 * Describes the validated path parameters that a handler gets. The `:id` of an endpoint is a number unless
 * its record validates it otherwise.
 */
export type EndpointParams<N extends RouteName> = [Field<N, 'params'>] extends [never]
  ? N extends EndpointName
    ? ParamNames<Path<N>> extends never
      ? object
      : { readonly id: number }
    : object
  : z.output<Field<N, 'params'>>;

/** Describes the validated query that a handler gets. */
export type EndpointQuery<N extends RouteName> = [Field<N, 'query'>] extends [never]
  ? unknown
  : z.output<Field<N, 'query'>>;
/** Describes the validated body that a handler gets; it is unknown if the record has no schema for it. */
export type EndpointBody<N extends RouteName> = [Field<N, 'body'>] extends [never]
  ? unknown
  : z.output<Field<N, 'body'>>;
/** Describes the caller, who always has an account unless the record is public. */
export type EndpointActor<N extends RouteName> = Routes[N]['capability'] extends 'public'
  ? Actor | null
  : Actor;
