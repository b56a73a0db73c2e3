import type { z } from 'zod';
import type { Capability } from '../access/capabilities';
import type { ContentSubject } from '../api/content-subjects';

/**
 * How often a caller may ask.
 * - `standard`: the flood guard only, by account where a session is known and by address otherwise
 * - `sign-in`: counted by account and by address
 * - `visitor-post`: what anyone may send; a whole hall may send through the one address of the campus
 * - `unlimited`: files, pages, health checks and the start of a sign-in
 */
export type RateLimitClass = 'standard' | 'sign-in' | 'visitor-post' | 'unlimited';

/**
 * How long a response may be kept.
 * - `no-store`: never, such as what differs from person to person
 * - `revalidate`: asked for again each time; never stored for a signed-in person
 * - `custom`: the handler says it, such as files whose name carries their hash
 */
export type CachePolicy = 'no-store' | 'revalidate' | 'custom';

/** One endpoint apart from its method and path, which stand in the path table under the same name. */
export interface EndpointRecord {
  /** What the caller must be able to do; `public` for anyone. */
  readonly capability: Capability | 'public';
  /** Whether a ministry team's delivery key opens it too. Its handler narrows that to the key's own remote. */
  readonly acceptsKeys?: boolean;
  /** More paths that mean the same endpoint. */
  readonly aliases?: readonly `/${string}`[];
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Set where the body may be `multipart/form-data`: the file's field, and the form's texts unless they are `body`. */
  readonly multipart?: {
    readonly fileField: string;
    readonly hasManyFiles?: boolean;
    readonly fields?: z.ZodType;
  };
  /** The body of the successful response; none for 204 and for what is no JSON. */
  readonly response?: z.ZodType;
  /** The status of the successful response; 200 unless given. */
  readonly status?: 200 | 201 | 204;
  /** `standard` unless given. */
  readonly rateLimit?: RateLimitClass;
  /** `revalidate` for a public GET and `no-store` for everything else unless given. */
  readonly cache?: CachePolicy;
  /** The content whose pages are out of date after a successful call. */
  readonly invalidates?: readonly ContentSubject[];
  /** The content a GET shows: a page that made the call is cached for as long as none of it changes. */
  readonly reads?: readonly ContentSubject[];
  /** False: not kept in the browser for reading offline, though anyone may read it and pages show it. */
  readonly offline?: false;
  /** Whether a repeated call does nothing more; GET, PUT and DELETE are unless they say otherwise. */
  readonly isIdempotent?: boolean;
  /**
   * Whether request or response holds what must be stored nowhere else: a password, a token, who asks for an anonymous
   * prayer. An Idempotency-Key means nothing there: neither a hash of the request nor the result is stored under it.
   */
  readonly isConfidential?: boolean;
}
