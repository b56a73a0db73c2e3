const MAX_SUBJECT_LENGTH = 72;
/** The room is optional, for changes of the whole repository. */
const SUBJECT =
  /^(?:feat|fix|perf|refactor|test|docs|chore)(?:\([a-z0-9-]+(?:,[a-z0-9-]+)*\))?: ([A-Z][a-z]+) \S.*[^.\s]$/;
/** Matches words that can't begin an imperative, such as `Adds`, `Adding` and `Added`. */
const NO_ORDER =
  /^(?:The|An|This|What|How|Who|When|Where|No|One|All|Each|Every|[A-Za-z]+[^su]s|\w*[AEIOUaeiouy]\w*(?:ing|[^e]ed))$/;
/** Matches subjects that git generates. */
const GENERATED = /^(Merge|Revert|fixup!|squash!|amend!) ?/;

/** Returns the error in the subject of a commit message, or null if there is none. */
export function checkSubject(message: string): string | null {
  const subject = message.split('\n', 1).join('');
  if (GENERATED.test(subject)) return null;
  if (subject.length > MAX_SUBJECT_LENGTH) {
    return `The subject has ${subject.length} characters, at most ${MAX_SUBJECT_LENGTH}: the rest belongs in the body.`;
  }
  const verb = SUBJECT.exec(subject)?.[1];
  if (verb === undefined)
    return 'The subject reads `type(room): Verb …` or `type: Verb …`, without a full stop; type is feat, fix, perf, refactor, test, docs or chore.';
  if (NO_ORDER.test(verb))
    return `The subject says what to do, as in “fix(shell): Close the menu”; “${verb}” is no verb in the imperative.`;
  return null;
}
