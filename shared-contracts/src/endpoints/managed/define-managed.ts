import type { z } from 'zod';
import type { ContentSubject } from '../../api/content-subjects';
import { doneSchema, envelope, orderedSchema, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { reorderInputSchema } from '../../schemas/reorder';
import type { EndpointRecord } from '../endpoint-record';
import {
  capabilityOf,
  readCapabilityOf,
  endpointsOf,
  subjectOf,
  type CapabilityOf,
  type ManagedName,
  type ReadCapabilityOf,
  type SubjectOf,
  type VerbOf,
} from './describe-managed';
import type { ManagedVerb } from './managed-types';

/** Holds the schemas of a managed type, and what is particular about its records. */
interface ManagedSchemas {
  /** Validates an object as it is listed, read and returned after a write. */
  readonly row: z.ZodType;
  /** Validates the input of a new object; an update sends a part of it. */
  readonly input: z.ZodType;
  readonly query?: z.ZodType;
  /** Validates a listed object if the list returns less than a read of one. */
  readonly listedRow?: z.ZodType;
  /** Lists content that reads show besides the type's own. */
  readonly alsoReads?: readonly ContentSubject[];
  /** Is set if a new object may be sent as a form with a file. */
  readonly multipart?: EndpointRecord['multipart'];
  /** If true, a deletion marks the object as inactive and returns it. */
  readonly isRetired?: true;
  /** Lists the writes that need a recent proof of the caller: see `needsRecentProof`. */
  readonly proved?: readonly ManagedVerb[];
  /** Holds an older path of the objects that callers may still use. */
  readonly alias?: `/${string}`;
}

type Shown<S> = S extends { readonly alsoReads: readonly [...infer More] } ? More : [];
type Changed<N extends ManagedName> = SubjectOf<N> extends null ? readonly [] : readonly [SubjectOf<N>];
type Read<N extends ManagedName, S> =
  ReadCapabilityOf<N> extends 'public' ? readonly [...Changed<N>, ...Shown<S>] : readonly [];
type ListedRow<S extends ManagedSchemas> = S extends { readonly listedRow: infer L extends z.ZodType }
  ? L
  : S['row'];

/** Maps the verbs of a managed type to their records. */
interface RecordsByVerb<N extends ManagedName, S extends ManagedSchemas> {
  readonly list: {
    readonly capability: ReadCapabilityOf<N>;
    readonly query: NonNullable<S['query']>;
    readonly response: ReturnType<typeof listEnvelope<ListedRow<S>>>;
    readonly reads: Read<N, S>;
  };
  readonly get: {
    readonly capability: ReadCapabilityOf<N>;
    readonly response: ReturnType<typeof envelope<S['row']>>;
    readonly reads: Read<N, S>;
  };
  readonly create: {
    readonly capability: CapabilityOf<N>;
    readonly body: S['input'];
    readonly response: ReturnType<typeof envelope<S['row']>>;
    readonly status: 201;
    readonly invalidates: Changed<N>;
  };
  readonly update: {
    readonly capability: CapabilityOf<N>;
    readonly body: ReturnType<typeof partialInput<S['input']>>;
    readonly response: ReturnType<typeof envelope<S['row']>>;
    readonly invalidates: Changed<N>;
  };
  readonly delete: {
    readonly capability: CapabilityOf<N>;
    readonly response: S extends { readonly isRetired: true }
      ? ReturnType<typeof envelope<S['row']>>
      : typeof doneSchema;
    readonly invalidates: Changed<N>;
  };
  readonly reorder: {
    readonly capability: CapabilityOf<N>;
    readonly body: typeof reorderInputSchema;
    readonly response: typeof orderedSchema;
    readonly invalidates: Changed<N>;
    readonly isIdempotent: true;
  };
}

type ManagedRecords<N extends ManagedName, S extends ManagedSchemas> = {
  readonly [V in VerbOf<N> as `${N}.${V}`]: RecordsByVerb<N, S>[V];
};

/**
 * Creates the records of a managed type from its declaration and its schemas: list, get, create, update,
 * delete and reorder, as far as the type has them.
 */
export function defineManaged<N extends ManagedName, const S extends ManagedSchemas>(
  name: N,
  { row, input, query, listedRow = row, alsoReads = [], multipart, isRetired, proved = [], alias }: S,
): ManagedRecords<N, S> {
  const subject = subjectOf(name);
  const invalidates = subject ? [subject] : [];
  const read = {
    capability: readCapabilityOf(name),
    reads: readCapabilityOf(name) === 'public' ? [...invalidates, ...alsoReads] : [],
  };
  const write = { capability: capabilityOf(name), invalidates };
  const forAll = alias && { aliases: [alias] };
  const forOne = alias && { aliases: [`${alias}/:id`] };
  const one = envelope(row);
  const records = {
    list: { ...read, ...forAll, query, response: listEnvelope(listedRow) },
    get: { ...read, ...forOne, response: one },
    create: { ...write, ...forAll, ...(multipart && { multipart }), body: input, response: one, status: 201 },
    update: { ...write, ...forOne, body: partialInput(input), response: one },
    delete: { ...write, ...forOne, response: isRetired ? one : doneSchema },
    reorder: { ...write, body: reorderInputSchema, response: orderedSchema, isIdempotent: true },
  };
  // The type names the same records, each with its exact schemas.
  return Object.fromEntries<unknown>(
    Object.entries<string>(endpointsOf(name)).map(([verb, endpoint]) => [
      endpoint,
      {
        ...records[verb as ManagedVerb],
        ...(proved.includes(verb as ManagedVerb) && { needsRecentProof: true }),
      },
    ]),
  ) as ManagedRecords<N, S>;
}
