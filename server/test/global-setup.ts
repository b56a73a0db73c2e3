import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A folder for the embedded databases of this run; its workers find it in their environment. */
export default async function createRunFolder(): Promise<void> {
  process.env.TEST_RUN_FOLDER = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-test-run-'));
}
