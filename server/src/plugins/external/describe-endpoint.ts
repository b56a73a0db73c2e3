import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { RouteRecord } from '../../endpoints/route-table';

type JsonSchema = Readonly<Record<string, unknown>>;
interface ObjectSchema extends JsonSchema {
  readonly properties?: JsonSchema;
  readonly required?: readonly string[];
}

const BINARY = { type: 'string', format: 'binary' } as const;
const HEADERS = {
  'If-Match': {
    type: 'string',
    description: 'The version the change is based on, as the ETag said it; 409 where another one is stored.',
  },
  'Idempotency-Key': {
    type: 'string',
    minLength: 8,
    maxLength: 200,
    description: 'The same request again under this key gets the first response.',
  },
} as const;

/** Describes the form of an endpoint with its texts and, if the record has one, its file. */
function describeForm({ multipart, body }: RouteRecord, json: ObjectSchema | undefined): ObjectSchema | null {
  if (!multipart) return null;
  const { fileField, fields, hasManyFiles } = multipart;
  const texts: ObjectSchema | undefined = fields
    ? z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
    : json;
  const file = hasManyFiles ? { type: 'array', items: BINARY } : BINARY;
  return {
    type: 'object',
    properties: { ...texts?.properties, [fileField]: file },
    // A form may omit the file if the endpoint also accepts JSON.
    required: [...(texts?.required ?? []), ...(body ? [] : [fileField])],
  };
}

function describeBody(record: RouteRecord, json: ObjectSchema | undefined) {
  const form = describeForm(record, json);
  if (!form) return undefined;
  return {
    content: {
      ...(json && { 'application/json': { schema: json } }),
      'multipart/form-data': { schema: form },
    },
  };
}

function listSecurity({
  capability,
  acceptsKeys,
}: RouteRecord): Readonly<Record<string, readonly string[]>>[] {
  if (capability === 'public') return [];
  return [{ session: [] }, ...(acceptsKeys ? [{ deliveryKey: [] }] : [])];
}

/**
 * Returns true if the endpoint accepts an Idempotency-Key: it isn't idempotent, confidential, or always a
 * form.
 */
const acceptsKey = ({ isIdempotent, isConfidential, multipart, body }: RouteRecord) =>
  !isIdempotent && !isConfidential && (!multipart || body !== undefined);

interface Known {
  /** Is true if the endpoint changes an object that has versions. */
  readonly isVersioned: boolean;
}

/**
 * Adds to the description of an endpoint what its record contains besides schemas: the capability, the form
 * and the headers.
 */
export function describeEndpoint(
  schema: FastifySchema,
  record: RouteRecord,
  { isVersioned }: Known,
): FastifySchema {
  const { capability, method } = record;
  const names = [
    ...(isVersioned ? (['If-Match'] as const) : []),
    ...(method === 'POST' && acceptsKey(record) ? (['Idempotency-Key'] as const) : []),
  ];
  // The record's schema for the body is that of an object.
  const body = describeBody(record, schema.body as ObjectSchema | undefined);
  const details = {
    description: capability === 'public' ? 'Anyone may call this.' : `Needs \`${capability}\`.`,
    security: listSecurity(record),
    'x-capability': capability,
    ...(names.length > 0 && {
      headers: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, HEADERS[name]])) },
    }),
    ...(body && { body }),
  };
  return { ...schema, ...details };
}
