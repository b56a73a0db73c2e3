import { ADMINISTRATION_PATHS } from './administration/paths';
import { CONTENT_PATHS } from './content/paths';
import type { EndpointPaths, Method } from './endpoint-route';
import { PEOPLE_PATHS } from './people/paths';
import { WORSHIP_PATHS } from './worship/paths';

/**
 * Maps every endpoint of the API to its method and path. The browser's client needs only this table; schemas,
 * capability and the rest stand in the records of the same names (`./index`).
 */
export const ENDPOINT_PATHS = {
  ...CONTENT_PATHS,
  ...WORSHIP_PATHS,
  ...PEOPLE_PATHS,
  ...ADMINISTRATION_PATHS,
} as const satisfies EndpointPaths;

/** Names an endpoint of the API, as `subject.verb`. */
export type EndpointName = keyof typeof ENDPOINT_PATHS;

/** Splits the table's entry of an endpoint into method and path. */
export function endpointRoute(name: EndpointName): { readonly method: Method; readonly path: string } {
  const [method = 'GET', path = '/'] = ENDPOINT_PATHS[name].split(' ');
  return { method: method as Method, path };
}
