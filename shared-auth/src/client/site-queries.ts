import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from './api-client';

const SERVICES_STALE_MS = 5 * 60_000;
const NOW_STALE_MS = 60_000;

/** A plain form post that the server refused: what was typed, and why. */
export interface PostedForm {
  readonly form: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string | readonly string[]>>;
  readonly message?: string;
}

/** The congregation's settings: name, contacts, social links. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call('site.get', {}, { signal }).then(({ data }) => data),
  staleTime: Infinity,
});

/** The week's services: the one source of every block that shows times. */
export const worshipServicesQuery = queryOptions({
  queryKey: ['worship-services'],
  queryFn: ({ signal }) => call('services.list', {}, { signal }).then(({ data }) => data),
  staleTime: SERVICES_STALE_MS,
});

/** The instant a page is rendered for, ISO 8601: the server's at first, so that both sides agree, then the browser's. */
export const nowQuery = queryOptions({
  queryKey: ['now'],
  queryFn: () => new Date().toISOString(),
  staleTime: NOW_STALE_MS,
});

/** The refused form that the server writes into a page, null on every other page. Nothing fetches it. */
export const postedFormQuery = queryOptions<PostedForm | null>({
  queryKey: ['form-state'],
  queryFn: skipToken,
  staleTime: Infinity,
});
