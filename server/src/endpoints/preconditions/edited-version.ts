import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldProblem, problem } from '../../problem-error';

/**
 * This is the format of the site's ETags. Weak tags are accepted, because proxies weaken the tag of a
 * compressed response.
 */
const VERSION_TAG = /^(?:W\/)?"(\d{1,9})"$/;
const VERSION_TEXT = /^\d{1,9}$/;
/** Forms that create an object send this, which means that there is no version yet. */
const NONE_YET = '"0"';
const ONE_VERSION = 'If-Match names one version, such as "3".';

const NO_VERSION = 'This has no version. Send the change without If-Match and the like.';

/** The server doesn't evaluate these preconditions, so a write with one of them must be refused. */
const UNKNOWN_CONDITIONS = ['if-none-match', 'if-unmodified-since'] as const;
const CONDITIONS = ['if-match', ...UNKNOWN_CONDITIONS] as const;

/**
 * Reads the version from a body or form; it is null if there is none. Throws 422 for anything but a whole
 * number.
 */
export function readVersionField(value: unknown): number | null {
  if (value === undefined) return null;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !VERSION_TEXT.test(text))
    throw fieldProblem('version', 'A version is a whole number.');
  return Number(text);
}

/**
 * Returns true if `version` in the body means something else, such as the version of a remote. Forms read
 * their own.
 */
function hasOwnVersion({ routeOptions: { config } }: FastifyRequest): boolean {
  if (config.endpoint?.multipart) return true;
  const schema = config.endpoint?.body;
  const options = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema];
  return options.some((option) => option instanceof z.ZodObject && 'version' in option.shape);
}

/**
 * Returns the version that the author of a change loaded, from `If-Match` or `version` in the body. Throws
 * 400 for a precondition that can't be read or isn't compared, because the client wants no change without it.
 */
export function readEditedVersion(request: FastifyRequest): number | null {
  const { method, headers, body, routeOptions } = request;
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null;
  if (!routeOptions.config.isVersioned) {
    const holds = (name: string) =>
      headers[name] === undefined || (name === 'if-match' && headers[name] === NONE_YET);
    if (!CONDITIONS.every(holds)) throw problem('bad_request', NO_VERSION);
    return null;
  }
  const tag = headers['if-match'];
  // RFC 9110, 13.1.4: If-Unmodified-Since is ignored if there is an If-Match.
  const unknown = UNKNOWN_CONDITIONS.find(
    (name) => headers[name] !== undefined && (name === 'if-none-match' || tag === undefined),
  );
  if (unknown) throw problem('bad_request', `A change can’t depend on ${unknown}. ${ONE_VERSION}`);
  const isObject = typeof body === 'object' && body !== null && 'version' in body;
  const inBody = isObject && !hasOwnVersion(request) ? readVersionField(body.version) : null;
  if (tag === undefined) return inBody;
  const version = VERSION_TAG.exec(tag)?.[1];
  if (version === undefined) throw problem('bad_request', ONE_VERSION);
  return Number(version);
}
