import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite, type ServerSettings } from './start-site';

const REST_LIMIT_MS = 240_000;
const SETTLED_AFTER_MS = 5_000;
const POLL_MS = 500;

const countFiles = async (folder: string) => (await readdir(folder, { recursive: true })).length;

/** Waits until the server has made the common sizes of the pictures after its start. */
async function waitForPictures(folder: string): Promise<void> {
  const limit = Date.now() + REST_LIMIT_MS;
  let count = -1;
  let since = Date.now();
  while (Date.now() - since < SETTLED_AFTER_MS && Date.now() < limit) {
    const now = await countFiles(folder);
    if (now !== count) since = Date.now();
    count = now;
    await pause(POLL_MS);
  }
}

/**
 * Fills a data folder with the demo congregation. It takes a minute of processor time, so several sites begin with a copy
 * of the folder.
 */
export async function fillWithDemoData(folder: string, settings: ServerSettings): Promise<void> {
  const site = await startSite({ ...settings, DATA_DIR: folder });
  try {
    await waitForPictures(folder);
  } finally {
    await site.stop();
  }
}
