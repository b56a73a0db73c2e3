import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillWithDemoData } from '@narthex/ship/demo-data';

/** Describes a data folder with demo data and pictures. Each server gets a copy of it. */
export interface DemoData {
  copy(): Promise<string>;
  remove(): Promise<void>;
}

/** Fills a data folder, with this password for every demo account. The pictures would take time from the measurements. */
export async function makeDemoData(password: string): Promise<DemoData> {
  const folder = await mkdtemp(path.join(tmpdir(), 'narthex-bench-'));
  const original = path.join(folder, 'original');
  const remove = () => rm(folder, { recursive: true, force: true });
  let copies = 0;
  try {
    await fillWithDemoData(original, { DEMO_PASSWORD: password });
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
