const MAX_SUBJECT_LENGTH = 72;
/** The room is left out where a change is about the whole repository. */
const SUBJECT = /^(feat|fix|perf|refactor|test|docs|chore)(\([a-z0-9-]+(,[a-z0-9-]+)*\))?: \S.*[^.\s]$/;
/** What git writes by itself. */
const GENERATED = /^(Merge|Revert|fixup!|squash!|amend!) ?/;

/** What is wrong with the first line of a commit message; null when nothing is. */
export function checkSubject(message: string): string | null {
  const subject = message.split('\n', 1).join('');
  if (GENERATED.test(subject)) return null;
  if (subject.length > MAX_SUBJECT_LENGTH) {
    return `The subject has ${subject.length} characters, at most ${MAX_SUBJECT_LENGTH}: the rest belongs in the body.`;
  }
  if (SUBJECT.test(subject)) return null;
  return 'The subject reads `type(room): what` or `type: what`, without a full stop; type is feat, fix, perf, refactor, test, docs or chore.';
}
