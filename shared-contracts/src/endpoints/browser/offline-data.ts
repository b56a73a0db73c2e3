import type { ContentSubject } from '../../api/content-subjects';
import { endpointRoute, type EndpointName } from '../endpoint-paths';
import type { CachePolicy } from '../endpoint-record';
import type { Endpoints } from '../index';
import {
  MANAGED_NAMES,
  endpointsOf,
  readCapabilityOf,
  type ManagedEndpoint,
} from '../managed/describe-managed';

/**
 * The type selects the public endpoints that pages read, except those that their record excludes from offline
 * storage.
 */
type OfflineName<N extends EndpointName> = Endpoints[N] extends {
  readonly capability: 'public';
  readonly reads: readonly [ContentSubject, ...ContentSubject[]];
}
  ? Endpoints[N] extends { readonly cache: CachePolicy } | { readonly offline: false }
    ? never
    : N
  : never;
type OfflineEndpoint = Exclude<{ [N in EndpointName]: OfflineName<N> }[EndpointName], ManagedEndpoint>;

/**
 * The type forces this list to match the records; the reads of managed types follow from their declaration.
 * The service worker imports only the list, without any schema.
 */
const OFFLINE_ENDPOINTS: Readonly<Record<OfflineEndpoint, true>> = {
  'homepage.get': true,
  'sections.list': true,
  'sections.get': true,
  'projects.listFeatured': true,
  'studyAndMission.get': true,
  'events.calendar': true,
  'about.getPage': true,
  'about.getSection': true,
  'pageContent.get': true,
  'ministries.getPage': true,
  'calendar.get': true,
  'songs.list': true,
  'sermons.filters': true,
  'prayers.listPublic': true,
  'departments.getContacts': true,
  'site.get': true,
};

const managedReads = MANAGED_NAMES.filter((name) => readCapabilityOf(name) === 'public')
  .flatMap((name) => Object.values<ManagedEndpoint>(endpointsOf(name)))
  .filter((endpoint) => endpointRoute(endpoint).method === 'GET');

/** Lists the path patterns of the data that stays readable offline; parameters are written as `:name`. */
export const OFFLINE_DATA_PATHS: readonly string[] = [
  ...managedReads,
  // `Object.keys` returns string[], but the keys of this record are exactly the names of its type.
  ...(Object.keys(OFFLINE_ENDPOINTS) as OfflineEndpoint[]),
].map((name) => endpointRoute(name).path);
