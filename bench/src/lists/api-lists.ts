import {
  ENDPOINTS,
  endpointRoute,
  type EndpointName,
  type EndpointRecord,
} from '@narthex/shared-contracts/endpoints';
import { measuredRequests, type MeasuredRequest } from './requests';

// The keys of the record are known, but `Object.keys` returns plain strings.
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const recordOf = (name: EndpointName): EndpointRecord => ENDPOINTS[name];
const EMPTY_LIST = {
  success: true,
  data: [],
  meta: { page: 1, per_page: 20, limit: 20, total: 0, has_more_than_total: false, unread: 0 },
};

/** Returns whether an endpoint returns a list, paged or not. */
function isList({ query, response }: EndpointRecord): boolean {
  const issues = query?.safeParse({ page: 'no number' }).error?.issues ?? [];
  return issues.some(({ path }) => path[0] === 'page') || Boolean(response?.safeParse(EMPTY_LIST).success);
}

/** The names of all endpoints that return lists. */
export const API_LISTS = NAMES.filter(
  (name) => endpointRoute(name).method === 'GET' && isList(recordOf(name)),
);

const toPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** Returns whether one of the requests is for this list, by its path or an alias. */
export function isMeasured(name: EndpointName, requests: readonly MeasuredRequest[]): boolean {
  const patterns = [endpointRoute(name).path, ...(recordOf(name).aliases ?? [])].map(toPattern);
  const paths = requests.map(({ path }) => new URL(path, 'http://localhost').pathname);
  return paths.some((path) => patterns.some((pattern) => pattern.test(path)));
}

/** Returns all requests to measure: the selected ones, and the first page of every other list. */
export function allMeasuredRequests(attended: number): MeasuredRequest[] {
  const requests = measuredRequests(attended);
  const others = API_LISTS.filter((name) => !isMeasured(name, requests)).map((name): MeasuredRequest => ({
    name,
    path: `${endpointRoute(name).path}?per_page=20`,
    sender: recordOf(name).capability === 'public' ? 'visitor' : 'admin',
  }));
  return [...requests, ...others];
}
