import type { FastifyRequest } from 'fastify';
import {
  ENDPOINTS,
  SITE_ROUTES,
  endpointRoute,
  needsRecentProof,
  type CachePolicy,
  type EndpointName,
  type EndpointRecord,
  type RouteName,
  type SiteRoute,
  type SiteRouteName,
} from '@narthex/shared-contracts/endpoints';

/** Describes a record with its method and paths. */
export interface RouteRecord extends Omit<EndpointRecord, 'needsRecentProof' | 'needsNoProof'> {
  readonly name: RouteName;
  readonly method: string;
  readonly paths: readonly string[];
  readonly isPrefix: boolean;
  readonly isApi: boolean;
  readonly needsRecentProof: boolean;
}

/** Only public responses may be cached by default. */
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
  needsRecentProof: needsRecentProof({ ...record, name, method: route.method }),
});

/** Contains every record by its name. */
export const ROUTES: ReadonlyMap<RouteName, RouteRecord> = new Map<RouteName, RouteRecord>([
  ...(Object.entries(ENDPOINTS) as [EndpointName, EndpointRecord][]).map(
    ([name, record]) => [name, describe(name, endpointRoute(name), record, true)] as const,
  ),
  ...(Object.entries(SITE_ROUTES) as [SiteRouteName, SiteRoute][]).map(
    ([name, record]) => [name, describe(name, record, record, false)] as const,
  ),
]);

/** Returns the record of a name. Throws for an unknown name, which the types exclude. */
export function getRoute(name: RouteName): RouteRecord {
  const route = ROUTES.get(name);
  if (!route) throw new Error(`There is no endpoint record ${name}`);
  return route;
}

/** Parameter names are ignored: `/events/:id` and `/events/:event` are the same route. */
const shape = (path: string) => path.replace(/:[^/.(]+/g, ':');

const BY_SHAPE = new Map(
  [...ROUTES.values()].flatMap((route) =>
    route.paths.map((path) => [`${route.method} ${shape(path)}`, route] as const),
  ),
);
const PREFIXES = [...ROUTES.values()].filter(({ isPrefix }) => isPrefix);

/** Returns the record of a registered route, or undefined. The record of GET also describes HEAD. */
export function findRoute(method: string, pattern: string): RouteRecord | undefined {
  const exact = BY_SHAPE.get(`${method === 'HEAD' ? 'GET' : method} ${shape(pattern)}`);
  if (exact) return exact;
  return PREFIXES.find(({ paths }) =>
    paths.some((path) => pattern === path || pattern === `${path}/` || pattern.startsWith(`${path}/`)),
  );
}

/** Returns true if a URL belongs to the API, where access is denied by default and every response is JSON. */
export function isApiPath(url: string): boolean {
  return /^\/(api|sanctum)(\/|\?|$)/.test(url);
}

/** Returns true if a request gets JSON responses: by its route, or by its URL if there is no route. */
export function isApiRequest(request: FastifyRequest): boolean {
  return request.routeOptions.config.endpoint?.isApi ?? isApiPath(request.url);
}
