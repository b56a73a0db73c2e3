/** Describes a running site to measure. */
export interface Site {
  readonly origin: string;
  stop(): Promise<void>;
}

export class SiteError extends Error {
  override readonly name = 'SiteError';
}
