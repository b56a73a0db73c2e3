import fs from 'node:fs/promises';

export default async function deleteRunFolder(): Promise<void> {
  const folder = process.env.TEST_RUN_FOLDER;
  // The last database may still be writing.
  if (folder) await fs.rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
