import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from './api-client';

const SERVICES_STALE_MS = 5 * 60_000;
const NOW_STALE_MS = 60_000;

/** Describes a plain form post that the server refused, with its input and its errors. */
export interface PostedForm {
  readonly form: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string | readonly string[]>>;
  readonly message?: string;
}

/** Loads the congregation's settings: name, contacts, social links. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call('site.get', {}, { signal }).then(({ data }) => data),
  staleTime: Infinity,
});

/** Loads the weekly services, from which every block with times is rendered. */
export const worshipServicesQuery = queryOptions({
  queryKey: ['worship-services'],
  queryFn: ({ signal }) => call('services.list', {}, { signal }).then(({ data }) => data),
  staleTime: SERVICES_STALE_MS,
});

/**
 * Holds the instant that a page is rendered for, ISO 8601. It is the server's instant until hydration, so
 * that both render the same, then the browser's.
 */
export const nowQuery = queryOptions({
  queryKey: ['now'],
  queryFn: () => new Date().toISOString(),
  staleTime: NOW_STALE_MS,
});

/**
 * Holds the refused form that the server writes into a page; it is null on every other page. It is never
 * fetched.
 */
export const postedFormQuery = queryOptions<PostedForm | null>({
  queryKey: ['form-state'],
  queryFn: skipToken,
  staleTime: Infinity,
});
