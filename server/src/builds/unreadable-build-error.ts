/** Tells operators what to do about a damaged or missing build. */
export const BUILD_ADVICE = 'Run npm run build, or install the release again.';

/** Is thrown if files of a build are there but not as the build wrote them. */
export class UnreadableBuildError extends Error {
  override readonly name = 'UnreadableBuildError';
  readonly problem: string;

  constructor(file: string, cause?: unknown) {
    const problem = `${file} is not as the build wrote it, perhaps because a copy of it broke off.`;
    super(`${problem} ${BUILD_ADVICE}`, { cause });
    this.problem = problem;
  }
}
