import type { z } from 'zod';
import type { Actor } from '../access/roles';
import { administrationEndpoints } from './administration/index';
import { contentEndpoints } from './content/index';
import type { ENDPOINT_PATHS, EndpointName } from './endpoint-paths';
import type { EndpointRecord } from './endpoint-record';
import { peopleEndpoints } from './people/index';
import type { SITE_ROUTES, SiteRouteName } from './site-routes';
import { worshipEndpoints } from './worship/index';

export { ENDPOINT_PATHS, endpointRoute, type EndpointName } from './endpoint-paths';
export type { Method } from './endpoint-route';
export type { CachePolicy, EndpointRecord, RateLimitClass } from './endpoint-record';
export { SITE_ROUTES, type SiteRoute, type SiteRouteName } from './site-routes';

/**
 * Every endpoint of the API. The server registers a handler for each; the client's types, the description of the API
 * and the permission test come from here. Browser code imports types of this module only: its schemas are heavy.
 */
export const ENDPOINTS = {
  ...contentEndpoints,
  ...worshipEndpoints,
  ...peopleEndpoints,
  ...administrationEndpoints,
} as const satisfies Readonly<Record<EndpointName, EndpointRecord>>;

/** All records of endpoints by name. */
export type Endpoints = typeof ENDPOINTS;

/** The name of a record: of an endpoint, or of a route that responds with a page, a file or a redirect. */
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

/** What a caller hands over: the path's parameters by name, `query` and `body`. */
export type EndpointInput<N extends EndpointName> = Readonly<Record<ParamNames<Path<N>>, string | number>> &
  OptionalQuery<N> &
  RequiredBody<N>;

/** The body of the successful response. */
export type EndpointOutput<N extends RouteName> = [Field<N, 'response'>] extends [never]
  ? unknown
  : z.output<Field<N, 'response'>>;

/** What a handler gets of the path, validated: the `:id` of an endpoint is a number unless its record says otherwise. */
export type EndpointParams<N extends RouteName> = [Field<N, 'params'>] extends [never]
  ? N extends EndpointName
    ? ParamNames<Path<N>> extends never
      ? object
      : { readonly id: number }
    : object
  : z.output<Field<N, 'params'>>;

/** The query and the body a handler gets, validated. */
export type EndpointQuery<N extends RouteName> = [Field<N, 'query'>] extends [never]
  ? unknown
  : z.output<Field<N, 'query'>>;
/** What a call sends as its body; never where it sends none. */
export type EndpointBody<N extends RouteName> = [Field<N, 'body'>] extends [never]
  ? unknown
  : z.output<Field<N, 'body'>>;
/** Who calls: always somebody with an account, unless the record is public. */
export type EndpointActor<N extends RouteName> = Routes[N]['capability'] extends 'public'
  ? Actor | null
  : Actor;
