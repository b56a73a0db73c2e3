import { LIMIT } from '../limits';
import type { Judgement } from '../report/judgement';

/** Contains the duration of each step in seconds. */
export interface DeliverySeconds {
  readonly firstBuild: number;
  readonly secondBuild: number;
  /** Lasts from the command until visitors get the version, including the build. */
  readonly publish: number;
  /** Lasts from the first byte that the site has received. */
  readonly upload: number;
  readonly rollback: number;
}

const judge = (sentence: string, seconds: number, limit: number): Judgement => ({
  sentence: `${sentence} at most ${limit} s`,
  value: `${seconds.toFixed(2)} s`,
  isMet: seconds <= limit,
});

/** Judges the budgets of a release. */
export const judgeDelivery = ({ secondBuild, publish, upload, rollback }: DeliverySeconds): Judgement[] => [
  judge('A second build of one remote takes', secondBuild, LIMIT.secondBuildSeconds),
  judge('From the command until it is live takes', publish, LIMIT.publishSeconds),
  judge('From the upload until it is live takes', upload, LIMIT.uploadSeconds),
  judge('A rollback is served after', rollback, LIMIT.rollbackSeconds),
];
