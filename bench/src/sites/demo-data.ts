import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from './site-process';

const REST_LIMIT_MS = 240_000;
const SETTLED_AFTER_MS = 5_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const countFiles = async (folder: string) => (await readdir(folder, { recursive: true })).length;

/**
 * Waits until the server has made the common sizes of the pictures after its start, since that would take CPU time from
 * the measurements.
 */
async function waitForPictures(folder: string): Promise<void> {
  const limit = Date.now() + REST_LIMIT_MS;
  let count = -1;
  let since = Date.now();
  while (Date.now() - since < SETTLED_AFTER_MS && Date.now() < limit) {
    const now = await countFiles(folder);
    if (now !== count) since = Date.now();
    count = now;
    await pause(500);
  }
}

/** Describes a data folder with demo data and pictures. Each server gets a copy of it. */
export interface DemoData {
  copy(): Promise<string>;
  remove(): Promise<void>;
}

/** Starts the product to fill a data folder, with this password for every demo account, and stops it. */
export async function makeDemoData(root: string, password: string): Promise<DemoData> {
  const folder = await mkdtemp(path.join(tmpdir(), 'narthex-bench-'));
  const original = path.join(folder, 'original');
  const remove = () => rm(folder, { recursive: true, force: true });
  let copies = 0;
  try {
    const site = await startProduct(root, original, { DEMO_PASSWORD: password });
    try {
      await waitForPictures(original);
    } finally {
      await site.stop();
    }
  } catch (cause) {
    await remove();
    throw cause;
  }
  return {
    async copy() {
      copies += 1;
      const copy = path.join(folder, `copy-${copies}`);
      await cp(original, copy, { recursive: true });
      return copy;
    },
    remove,
  };
}
