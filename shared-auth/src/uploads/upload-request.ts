import type { UploadKindName } from '@narthex/shared-contracts';

/** What is uploaded, as what, and who hears of its progress. */
export interface UploadOptions {
  readonly kind: UploadKindName;
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  /** Aborting cancels the upload; with the reason `'pause'` it can go on later. */
  readonly signal?: AbortSignal;
}

export interface UploadRequest extends UploadOptions {
  readonly file: File;
  readonly endpoint: string;
  readonly readHeaders: () => Readonly<Record<string, string>>;
}
