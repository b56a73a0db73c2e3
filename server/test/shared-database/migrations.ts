import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MIGRATIONS_FOLDER } from '../../src/database/open-database';

/** Writes a migrations folder as drizzle-kit would: one migration per statement, a day apart. */
export async function writeMigrations(statements: string[], start = Date.UTC(2026, 0, 1)): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-migrations-'));
  await fs.mkdir(path.join(folder, 'meta'));
  const entries = statements.map((_, index) => ({
    idx: index,
    version: '7',
    when: start + index * 86_400_000,
    tag: `${String(index).padStart(4, '0')}_step`,
    breakpoints: true,
  }));
  for (const [index, entry] of entries.entries()) {
    await fs.writeFile(path.join(folder, `${entry.tag}.sql`), statements[index] ?? '');
  }
  const journal = { version: '7', dialect: 'postgresql', entries };
  await fs.writeFile(path.join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  return folder;
}

/** Copies the migrations before the first one that has a text, for a database as it was before that change. */
export async function copyEarlierMigrations(folder: string, text: string): Promise<string> {
  const earlier = path.join(folder, 'migrations');
  await fs.cp(MIGRATIONS_FOLDER, earlier, { recursive: true });
  const journalFile = path.join(earlier, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await fs.readFile(journalFile, 'utf8'));
  const files = await Promise.all(
    journal.entries.map(({ tag }) => fs.readFile(path.join(earlier, `${tag}.sql`), 'utf8')),
  );
  const first = files.findIndex((migration) => migration.includes(text));
  journal.entries = journal.entries.slice(0, first);
  await fs.writeFile(journalFile, JSON.stringify(journal));
  return earlier;
}
