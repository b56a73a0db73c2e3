import type { FastifyRequest } from 'fastify';
import { CALLS, findCall, type Call } from '@narthex/shared-contracts';

/** Where the description of the API is shown outside production. */
export const API_DOCS_PREFIX = '/api/docs';

/** Whether a path belongs to the API, where access is denied by default and every answer is JSON. */
export function isApiPath(url: string): boolean {
  return /^\/(api|sanctum)(\/|\?|$)/.test(url);
}

/** Whether a request is answered as the API: by the route it reached, or by its address when it reached none. */
export function isApiRequest(request: FastifyRequest): boolean {
  return isApiPath(request.routeOptions.url ?? '') || isApiPath(request.url);
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const PATTERNS = CALLS.map((call) => ({
  call,
  /** How many parameters it has: `/events/calendar` is meant before `/events/:id`. */
  parameters: call.path.split(':').length - 1,
  regex: new RegExp(
    `^${call.path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escape(part)))
      .join('/')}$`,
  ),
})).sort((a, b) => a.parameters - b.parameters);

const listed = (method: string) => (method === 'HEAD' ? 'GET' : method);

/** The listed call that a route pattern stands for. */
export function callOfRoute(method: string, pattern: string): Call | undefined {
  return findCall(listed(method), pattern);
}

/** The listed call that an actual address means, also when no module answers it. */
export function callOfAddress(method: string, url: string): Call | undefined {
  const path = url.split('?', 1).join('');
  return PATTERNS.find((entry) => entry.call.method === listed(method) && entry.regex.test(path))?.call;
}
