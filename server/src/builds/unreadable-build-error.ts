/** Is thrown if files of a build are there but not as the build wrote them; `message` tells operators what to do. */
export class UnreadableBuildError extends Error {
  override readonly name = 'UnreadableBuildError';

  constructor(file: string, cause?: unknown) {
    super(
      `${file} is not as the build wrote it, perhaps because a copy of it broke off. ` +
        'Run npm run build, or install the release again.',
      { cause },
    );
  }
}
