/** One promise, and whether it was kept. */
export interface Judgement {
  readonly sentence: string;
  readonly value: string;
  readonly isMet: boolean;
}

export const judgementLines = (judgements: readonly Judgement[]) =>
  judgements.map(({ sentence, value, isMet }) => `  ${isMet ? 'PASS' : 'FAIL'}  ${sentence}: ${value}`);

export const allMet = (judgements: readonly Judgement[]) => judgements.every(({ isMet }) => isMet);

/** Judges that nothing breaks a promise; what breaks it is named. */
export const judgeNone = (sentence: string, broken: readonly string[]): Judgement => ({
  sentence,
  value: broken.length === 0 ? 'none does' : broken.join(', '),
  isMet: broken.length === 0,
});
