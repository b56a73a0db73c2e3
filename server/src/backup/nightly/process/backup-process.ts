// The server starts this script for each backup, so that requests don't wait for it.
import { describeFailure } from '../../commands/describe-failure';
import { giveWay } from '../../give-way';
import { makeBackup } from './make-backup';
import type { BackupMessage, BackupRequest } from './messages';

const say = (message: BackupMessage) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });

async function run(request: BackupRequest): Promise<void> {
  try {
    const record = await makeBackup(request, (step) => void say({ kind: 'step', step }));
    await say({ kind: 'done', record });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    await say({ kind: 'failed', reason: describeFailure(error, request.config) });
  }
  process.disconnect();
}

giveWay();
// Without its server nobody would clean up after it.
process.once('disconnect', () => process.exit(1));
process.once('message', (request) => {
  process.removeAllListeners('disconnect');
  process.once('disconnect', () => process.exit(0));
  void run(request as BackupRequest);
});
