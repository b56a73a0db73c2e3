/** Is thrown if nothing can be released; the message is a sentence. */
export class ReleaseError extends Error {}

export interface ReleaseInput {
  readonly version: string;
  readonly current: string;
  readonly changelog: string;
  /** Maps each release to its last migration. */
  readonly releases: Readonly<Record<string, string>>;
  readonly newestMigration: string;
  readonly day: string;
}

const VERSION = /^\d+\.\d+\.\d+$/;
/** Matches the entry of what isn't released yet, with its lines. */
const UNRELEASED = /^## Unreleased\n+(?=[^#\s])/m;

function isLater(version: string, than: string): boolean {
  const [own, others] = [version, than].map((text) => text.split('.').map(Number));
  const at = (own ?? []).findIndex((part, index) => part !== others?.[index]);
  return at >= 0 && (own?.[at] ?? 0) > (others?.[at] ?? 0);
}

/** Returns the changelog and the list of releases as the release leaves them. Throws ReleaseError. */
export function planRelease({ version, current, changelog, releases, newestMigration, day }: ReleaseInput) {
  if (!VERSION.test(version)) throw new ReleaseError('A version reads 1.2.3.');
  if (!isLater(version, current)) throw new ReleaseError(`${version} doesn't come after ${current}.`);
  if (!UNRELEASED.test(changelog))
    throw new ReleaseError('CHANGELOG.md has no entry “## Unreleased” that says what is new.');
  return {
    changelog: changelog.replace(UNRELEASED, `## ${version}, ${day}\n\n`),
    releases: { ...releases, [version]: newestMigration },
  };
}
