import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Writes a migrations folder as drizzle-kit would: one migration per statement, a day apart.
 * @param releases Maps releases to the last migration of each.
 */
export async function writeMigrations(
  statements: string[],
  start = Date.UTC(2026, 0, 1),
  releases?: Readonly<Record<string, string>>,
): Promise<string> {
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
  if (releases) await fs.writeFile(path.join(folder, 'releases.json'), JSON.stringify({ releases }));
  return folder;
}
