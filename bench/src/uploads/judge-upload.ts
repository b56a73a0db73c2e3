import { LIMIT } from '../limits';
import type { Judgement } from '../report/judgement';

/** What a server holds, in megabytes. */
export interface HeldMemory {
  readonly rest: number;
  readonly peak: number;
}

/** The budget: a video goes to the disk as it comes. */
export function judgeUpload({ rest, peak }: HeldMemory): Judgement {
  const above = Math.max(0, peak - rest);
  return {
    sentence: `1 GB arrives with less than ${LIMIT.uploadMegabytes} MB above rest`,
    value: `${above.toFixed(0)} MB`,
    isMet: above < LIMIT.uploadMegabytes,
  };
}
