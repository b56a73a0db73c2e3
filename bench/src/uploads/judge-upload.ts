import { LIMIT } from '../limits';
import type { Judgement } from '../report/judgement';

/** Describes an upload: the server's memory before it, its maximum in megabytes, and the duration. */
export interface VideoUpload {
  readonly rest: number;
  readonly peak: number;
  readonly seconds: number;
}

/** Judges the median of the uploads, since a video must be written to disk as it arrives. */
export function judgeUploads(uploads: readonly Pick<VideoUpload, 'rest' | 'peak'>[]): Judgement {
  const above = uploads.map(({ rest, peak }) => Math.max(0, peak - rest)).sort((a, b) => a - b);
  const median = above[Math.floor(above.length / 2)] ?? 0;
  return {
    sentence: `1 GB arrives with less than ${LIMIT.uploadMegabytes} MB above rest`,
    value: `${median.toFixed(0)} MB`,
    isMet: median < LIMIT.uploadMegabytes,
  };
}
