import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldProblem, problem } from '../../problem-error';

/** As this site's ETags are; weak as well, since proxies weaken the tag of what they compress. */
const VERSION_TAG = /^(?:W\/)?"(\d{1,9})"$/;
const VERSION_TEXT = /^\d{1,9}$/;
/** That there is no version yet, as forms say that create something: so it is where nothing has versions. */
const NONE_YET = '"0"';
const ONE_VERSION = 'If-Match names one version, such as "3".';

const NO_VERSION = 'This has no version. Send the change without If-Match and the like.';

/** Conditions of HTTP that this site does not compare: a write that carries one would go on as if it held. */
const UNKNOWN_CONDITIONS = ['if-none-match', 'if-unmodified-since'] as const;
const CONDITIONS = ['if-match', ...UNKNOWN_CONDITIONS] as const;

/** Reads the version in a body or a form; null where none is named. Refuses what is no version. */
export function readVersionField(value: unknown): number | null {
  if (value === undefined) return null;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !VERSION_TEXT.test(text))
    throw fieldProblem('version', 'A version is a whole number.');
  return Number(text);
}

/** Whether `version` in the body of this endpoint is something else, such as that of a remote. A form reads its own. */
function hasOwnVersion({ routeOptions: { config } }: FastifyRequest): boolean {
  if (config.endpoint?.multipart) return true;
  const schema = config.endpoint?.body;
  const options = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema];
  return options.some((option) => option instanceof z.ZodObject && 'version' in option.shape);
}

/**
 * The version that the author of a change started from: `If-Match`, or `version` in the body. A condition that can't be
 * read, or that nothing is compared with, is refused: who sends one wants no change without it.
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
  // RFC 9110, 13.1.4: with If-Match, If-Unmodified-Since says nothing.
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
