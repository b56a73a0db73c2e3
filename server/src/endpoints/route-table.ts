import type { FastifyRequest } from 'fastify';
import {
  ENDPOINTS,
  SITE_ROUTES,
  endpointRoute,
  type CachePolicy,
  type EndpointName,
  type EndpointRecord,
  type RouteName,
  type SiteRoute,
  type SiteRouteName,
} from '@narthex/shared-contracts/endpoints';

/** A record with everything the server needs of it. */
export interface RouteRecord extends EndpointRecord {
  readonly name: RouteName;
  readonly method: string;
  readonly paths: readonly string[];
  readonly isPrefix: boolean;
  readonly isApi: boolean;
}

/** Only what everybody may read is kept where the record says nothing: that of others is theirs, or a key's. */
const decideCache = (method: string, { cache, capability }: EndpointRecord): CachePolicy =>
  cache ?? (method === 'GET' && capability === 'public' ? 'revalidate' : 'no-store');

const describe = (
  name: RouteName,
  route: { readonly method: string; readonly path: string },
  record: EndpointRecord & { readonly isPrefix?: boolean },
  isApi: boolean,
): RouteRecord => ({
  ...record,
  name,
  method: route.method,
  paths: [route.path, ...(record.aliases ?? [])],
  isPrefix: record.isPrefix ?? false,
  isApi,
  cache: decideCache(route.method, record),
});

/** Every record there is, by its name. */
export const ROUTES: ReadonlyMap<RouteName, RouteRecord> = new Map<RouteName, RouteRecord>([
  ...(Object.entries(ENDPOINTS) as [EndpointName, EndpointRecord][]).map(
    ([name, record]) => [name, describe(name, endpointRoute(name), record, true)] as const,
  ),
  ...(Object.entries(SITE_ROUTES) as [SiteRouteName, SiteRoute][]).map(
    ([name, record]) => [name, describe(name, record, record, false)] as const,
  ),
]);

/** The record of a name. Throws for names that no record has, which types rule out. */
export function getRoute(name: RouteName): RouteRecord {
  const route = ROUTES.get(name);
  if (!route) throw new Error(`There is no endpoint record ${name}`);
  return route;
}

/** Parameter names don't matter: `/events/:id` and `/events/:event` are one route. */
const shape = (path: string) => path.replace(/:[^/.(]+/g, ':');

const BY_SHAPE = new Map(
  [...ROUTES.values()].flatMap((route) =>
    route.paths.map((path) => [`${route.method} ${shape(path)}`, route] as const),
  ),
);
const PREFIXES = [...ROUTES.values()].filter(({ isPrefix }) => isPrefix);

/** The record of a registered route, or undefined. HEAD is described by GET. */
export function findRoute(method: string, pattern: string): RouteRecord | undefined {
  const exact = BY_SHAPE.get(`${method === 'HEAD' ? 'GET' : method} ${shape(pattern)}`);
  if (exact) return exact;
  return PREFIXES.find(({ paths }) =>
    paths.some((path) => pattern === path || pattern === `${path}/` || pattern.startsWith(`${path}/`)),
  );
}

/** Whether a URL belongs to the API, where access is denied by default and every response is JSON. */
export function isApiPath(url: string): boolean {
  return /^\/(api|sanctum)(\/|\?|$)/.test(url);
}

/** Whether a request gets the API's kind of response: by the route it reached, or by its URL when it reached none. */
export function isApiRequest(request: FastifyRequest): boolean {
  return request.routeOptions.config.endpoint?.isApi ?? isApiPath(request.url);
}
