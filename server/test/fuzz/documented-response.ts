import { ERROR_STATUS, problemSchema, type ErrorCode } from '@narthex/shared-contracts';
import { isApiPath } from '../../src/endpoints/route-table';

interface Received {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const SUCCESSES = new Set([200, 201, 202, 204, 206, 302, 303, 304]);
/** tus, which handles uploads, defines these; 406 and 416 belong to content negotiation and ranges. */
const OF_PROTOCOLS = new Set([406, 409, 410, 412, 416, 460]);
const REFUSALS: ReadonlySet<number> = new Set(Object.values(ERROR_STATUS).filter((status) => status < 500));
const INSIDE = /node_modules|\n\s+at \S|select .* from "|insert into "|PGlite/;

function describeProblem(received: Received): string | null {
  const { statusCode, headers, body } = received;
  if (!String(headers['content-type']).startsWith('application/json')) return 'a refusal that is not JSON';
  const parsed = problemSchema.safeParse(JSON.parse(body));
  if (!parsed.success) return `a refusal of another shape: ${parsed.error.message}`;
  const { code, message, errors } = parsed.data;
  if (message.trim() === '') return 'a refusal without a message';
  if (ERROR_STATUS[code as ErrorCode] !== statusCode) return `the code ${code}`;
  const messages = Object.values(errors ?? {}).flat();
  if (statusCode === 422 && (messages.length === 0 || messages.includes(''))) return 'no messages by field';
  return null;
}

/**
 * Returns what is wrong with a response, or null for one as the architecture documents it: a success, or a
 * refusal below 500 that is JSON with a message, and with errors by field if its status is 422.
 */
export function findFault(url: string, method: string, received: Received): string | null {
  const { statusCode, body } = received;
  if (INSIDE.test(body)) return `status ${statusCode} that shows the inside: ${body.slice(0, 300)}`;
  if (SUCCESSES.has(statusCode)) return null;
  if (OF_PROTOCOLS.has(statusCode) && !isApiPath(url)) return null;
  if (!REFUSALS.has(statusCode)) return `status ${statusCode}: ${body.slice(0, 300)}`;
  if (method === 'HEAD' || !isApiPath(url)) return null;
  const fault = describeProblem(received);
  return fault && `status ${statusCode}, ${fault}: ${body.slice(0, 300)}`;
}
