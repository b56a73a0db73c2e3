/** Describes a budget and whether it was met. */
export interface Judgement {
  readonly sentence: string;
  readonly value: string;
  readonly isMet: boolean;
}

export const judgementLines = (judgements: readonly Judgement[]) =>
  judgements.map(({ sentence, value, isMet }) => `  ${isMet ? 'PASS' : 'FAIL'}  ${sentence}: ${value}`);

export const allMet = (judgements: readonly Judgement[]) => judgements.every(({ isMet }) => isMet);

/** Judges a budget that allows no violation. Violations are named. */
export const judgeNone = (sentence: string, broken: readonly string[]): Judgement => ({
  sentence,
  value: broken.length === 0 ? 'none does' : broken.join(', '),
  isMet: broken.length === 0,
});
