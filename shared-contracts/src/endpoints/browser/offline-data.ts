import type { ContentSubject } from '../../api/content-subjects';
import { endpointRoute, type EndpointName } from '../endpoint-paths';
import type { CachePolicy } from '../endpoint-record';
import type { Endpoints } from '../index';

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
type OfflineEndpoint = { [N in EndpointName]: OfflineName<N> }[EndpointName];

/**
 * The type forces this list to match the records. The service worker imports only the list, without any
 * schema.
 */
const OFFLINE_ENDPOINTS: Readonly<Record<OfflineEndpoint, true>> = {
  'homepage.get': true,
  'slides.list': true,
  'sections.list': true,
  'sections.get': true,
  'projects.list': true,
  'projects.listFeatured': true,
  'studyAndMission.get': true,
  'events.list': true,
  'events.calendar': true,
  'events.get': true,
  'leaders.list': true,
  'leaders.get': true,
  'announcements.list': true,
  'announcements.get': true,
  'about.getPage': true,
  'about.getSection': true,
  'pageContent.get': true,
  'ministries.list': true,
  'ministries.get': true,
  'ministries.getPage': true,
  'gallery.list': true,
  'gallery.get': true,
  'services.list': true,
  'calendar.get': true,
  'programme.list': true,
  'programme.get': true,
  'songs.list': true,
  'sermons.list': true,
  'sermons.filters': true,
  'sermons.get': true,
  'prayers.listPublic': true,
  'departments.getContacts': true,
  'site.get': true,
};

/** Lists the path patterns of the data that stays readable offline; parameters are written as `:name`. */
export const OFFLINE_DATA_PATHS: readonly string[] =
  // `Object.keys` returns string[], but the keys of this record are exactly the names of its type.
  (Object.keys(OFFLINE_ENDPOINTS) as OfflineEndpoint[]).map((name) => endpointRoute(name).path);
