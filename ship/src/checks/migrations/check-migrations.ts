import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'server/migrations';

interface Releases {
  /** Maps each release to the last migration that it has; the newest release is the last one. */
  readonly releases: Readonly<Record<string, string>>;
  /** Maps migrations that may contract to the reason, such as the release that no longer uses what they remove. */
  readonly contractions: Readonly<Record<string, string>>;
}

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** Matches statements after which a process of the release before can't work any more. */
const CONTRACTIONS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['renames', /\brename\b/i],
  ['drops', /\bdrop (?!index\b|constraint\b|not null\b|trigger\b)/i],
  ['changes a type', /\balter column \S+ (?:set data )?type\b/i],
  ['demands a value', /\bset not null\b/i],
  ['demands a value', /\badd column (?!.*\b(?:default|generated)\b).*\bnot null\b/i],
];

/** Returns the statements of a migration, without comments, on one line each. */
const listStatements = (sql: string): string[] =>
  sql
    .replace(/^\s*--(?!> statement-breakpoint).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

/** Returns what the statements of a migration take away from a process of the release before. */
export const listContractions = (sql: string): string[] =>
  listStatements(sql).flatMap((statement) => {
    // A new table can demand what it likes: no older process writes to it.
    if (/^create table\b/i.test(statement)) return [];
    const found = CONTRACTIONS.find(([, pattern]) => pattern.test(statement));
    return found ? [`${found[0]}: ${statement.slice(0, 100)}`] : [];
  });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the names of all migrations, and what is known of the released ones. */
export function readMigrations(root: string) {
  const folder = path.join(root, FOLDER);
  const { entries } = readJson(path.join(folder, 'meta/_journal.json')) as Journal;
  return {
    ...(readJson(path.join(folder, 'releases.json')) as Releases),
    tags: entries.map(({ tag }) => tag),
  };
}

/**
 * Checks that the migrations since the last release only expand, because processes of the release before run beside the new
 * ones during an upgrade. A contraction that is due is listed with its reason.
 */
export function checkMigrations(root: string): string[] {
  const { releases, contractions, tags } = readMigrations(root);
  const unknown = [...Object.values(releases), ...Object.keys(contractions)].filter(
    (tag) => !tags.includes(tag),
  );
  if (unknown.length > 0)
    return unknown.map((tag) => `${FOLDER}/releases.json names ${tag}, which is no migration.`);
  const released = tags.indexOf(Object.values(releases).at(-1) ?? '');
  return tags
    .slice(released + 1)
    .filter((tag) => !(tag in contractions))
    .flatMap((tag) =>
      listContractions(readFileSync(path.join(root, FOLDER, `${tag}.sql`), 'utf8')).map(
        (found) =>
          `${FOLDER}/${tag}.sql ${found}. Processes of the release before still run: expand now and contract a release ` +
          'later, with the reason in releases.json.',
      ),
    );
}
