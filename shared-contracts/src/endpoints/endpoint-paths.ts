import { ADMINISTRATION_PATHS } from './administration/paths';
import { CONTENT_PATHS } from './content/paths';
import type { EndpointPaths, Method } from './endpoint-route';
import { PEOPLE_PATHS } from './people/paths';
import { WORSHIP_PATHS } from './worship/paths';

/**
 * Name -> method and path of every endpoint of the API. The browser's client needs no more than this table; schemas,
 * capability and the rest stand in the records of the same names (`./index`).
 */
export const ENDPOINT_PATHS = {
  ...CONTENT_PATHS,
  ...WORSHIP_PATHS,
  ...PEOPLE_PATHS,
  ...ADMINISTRATION_PATHS,
} as const satisfies EndpointPaths;

/** Names of the endpoints of the API, `subject.verb`. */
export type EndpointName = keyof typeof ENDPOINT_PATHS;

/** Method and path of an endpoint, apart. */
export function endpointRoute(name: EndpointName): { readonly method: Method; readonly path: string } {
  const [method = 'GET', path = '/'] = ENDPOINT_PATHS[name].split(' ');
  return { method: method as Method, path };
}
