import {
  ENDPOINTS,
  endpointRoute,
  type EndpointName,
  type EndpointRecord,
} from '@narthex/shared-contracts/endpoints';
import { measuredRequests } from './requests';

// The keys of a record are known, which `Object.keys` doesn't say.
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const recordOf = (name: EndpointName): EndpointRecord => ENDPOINTS[name];
const EMPTY_LIST = {
  success: true,
  data: [],
  meta: { page: 1, per_page: 20, limit: 20, total: 0, has_more_than_total: false, unread: 0 },
};

/** Whether it responds with a list, or is asked for one page after the other. */
function isList({ query, response }: EndpointRecord): boolean {
  const issues = query?.safeParse({ page: 'no number' }).error?.issues ?? [];
  return issues.some(({ path }) => path[0] === 'page') || Boolean(response?.safeParse(EMPTY_LIST).success);
}

const toPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const measured = measuredRequests(1).map(({ path }) => new URL(path, 'http://localhost').pathname);

const LISTS = NAMES.filter((name) => endpointRoute(name).method === 'GET' && isList(recordOf(name)));

it.each(LISTS)('%s, a list of the API, is measured', (name) => {
  const patterns = [endpointRoute(name).path, ...(recordOf(name).aliases ?? [])].map(toPattern);
  expect(measured.some((path) => patterns.some((pattern) => pattern.test(path)))).toBe(true);
});
