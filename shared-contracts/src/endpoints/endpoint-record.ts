import type { z } from 'zod';
import type { Capability } from '../access/capabilities';
import type { ContentSubject } from '../api/content-subjects';
import type { EndpointName } from './endpoint-paths';

/**
 * Checks that each record of a subject has a name of the path table, and keeps the exact types of the
 * records.
 */
export const defineEndpoints = <const T extends Readonly<Partial<Record<EndpointName, EndpointRecord>>>>(
  records: T,
): T => records;

/**
 * Decides how often a caller may make a request.
 * - `standard`: only the flood guard counts, by account if there is a session and by IP address otherwise
 * - `sign-in`: the server counts by account and by IP address
 * - `visitor-post`: anyone may post; many people at once may share the one IP address of the campus
 * - `unlimited`: for files, pages, health checks and the start of a sign-in
 */
export type RateLimitClass = 'standard' | 'sign-in' | 'visitor-post' | 'unlimited';

/**
 * Decides how long a response may be cached.
 * - `no-store`: never, because the response differs from person to person
 * - `revalidate`: it is revalidated at each use, and never stored for a signed-in person
 * - `custom`: the handler decides, such as for files with a hash in their name
 */
export type CachePolicy = 'no-store' | 'revalidate' | 'custom';

/** Describes an endpoint except its method and path, which stand in the path table under the same name. */
export interface EndpointRecord {
  /** Names the capability that the caller needs; `public` allows anyone. */
  readonly capability: Capability | 'public';
  /**
   * If true, a delivery key of a ministry team may call the endpoint too. The handler restricts it to the
   * key's own remote.
   */
  readonly acceptsKeys?: boolean;
  /** Lists more paths of the same endpoint. */
  readonly aliases?: readonly `/${string}`[];
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * Is set if the body may be `multipart/form-data`: it names the file's field and, unless `body` validates
   * them, the text fields.
   */
  readonly multipart?: {
    readonly fileField: string;
    readonly hasManyFiles?: boolean;
    readonly fields?: z.ZodType;
  };
  /**
   * Validates the body of the successful response; there is none for 204 and for responses that aren't JSON.
   */
  readonly response?: z.ZodType;
  /** Sets the status of the successful response; the default is 200. */
  readonly status?: 200 | 201 | 204;
  /** The default is `standard`. */
  readonly rateLimit?: RateLimitClass;
  /** The default is `revalidate` for a public GET and `no-store` for everything else. */
  readonly cache?: CachePolicy;
  /** Lists the content that a successful call changes, so that the cached pages with that content expire. */
  readonly invalidates?: readonly ContentSubject[];
  /**
   * Lists the content that a GET shows. A page that made the call stays cached until one of these subjects
   * changes.
   */
  readonly reads?: readonly ContentSubject[];
  /** If false, browsers don't store the public response for offline reading. */
  readonly offline?: false;
  /** If true, repeating the call has no further effect. By default GET, PUT and DELETE are idempotent. */
  readonly isIdempotent?: boolean;
  /**
   * If true, request or response contain a secret, such as a password, a token, or the author of an anonymous
   * prayer. The server ignores an Idempotency-Key then, because it would store a hash of the request and the
   * result.
   */
  readonly isConfidential?: boolean;
  /**
   * If true, the caller must have proved within the last ten minutes that it is them: by signing in, or with
   * `auth.prove`. Otherwise the server refuses with `proof_required`. Exports and the writes with a powerful
   * capability need it anyway: see `proof-rule`.
   */
  readonly needsRecentProof?: true;
  /** Says why a write with a powerful capability needs no proof. */
  readonly needsNoProof?: string;
  /**
   * If true, no grant opens the endpoint to isolated remotes. Confidential endpoints, sign-in and delivery are
   * closed to them anyway.
   */
  readonly isCoreOnly?: boolean;
}
