import type { UploadKindName } from '@narthex/shared-contracts';

/** Describes an upload; `onProgress` gets the number of bytes. */
export interface UploadOptions {
  readonly kind: UploadKindName;
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  /** Holds headers that each request carries besides those of the session. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Cancels the upload; after an abort with the reason `'pause'` it can be resumed later. */
  readonly signal?: AbortSignal;
}

export interface UploadRequest extends UploadOptions {
  readonly file: File;
  readonly endpoint: string;
  readonly readHeaders: () => Readonly<Record<string, string>>;
}
