import { LIMIT } from '../limits';
import type { Judgement } from '../report/judgement';

/** How long each step took, in seconds. */
export interface DeliverySeconds {
  readonly firstBuild: number;
  readonly secondBuild: number;
  /** From the command until visitors get it, the build included. */
  readonly publish: number;
  /** Of these, from the first byte that the site receives. */
  readonly upload: number;
  readonly rollback: number;
}

const judge = (sentence: string, seconds: number, limit: number): Judgement => ({
  sentence: `${sentence} at most ${limit} s`,
  value: `${seconds.toFixed(2)} s`,
  isMet: seconds <= limit,
});

/** The budgets of a release. */
export const judgeDelivery = ({ secondBuild, publish, upload, rollback }: DeliverySeconds): Judgement[] => [
  judge('A second build of one remote takes', secondBuild, LIMIT.secondBuildSeconds),
  judge('From the command until it is live takes', publish, LIMIT.publishSeconds),
  judge('From the upload until it is live takes', upload, LIMIT.uploadSeconds),
  judge('A rollback is served after', rollback, LIMIT.rollbackSeconds),
];
