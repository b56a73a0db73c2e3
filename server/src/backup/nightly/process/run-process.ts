import type { BackupStep } from '@narthex/shared-contracts/schemas/backups';
import { REPOSITORY_ROOT } from '../../../config';
import type { ProofRecord } from '../archives/catalogue';
import { forkProgram } from '../../../programs';
import { MAX_RUN_MS } from '../backup-policy';
import type { BackupMessage, BackupRequest } from './messages';

const SOURCE = new URL('./backup-process.ts', import.meta.url);
const KEPT_OUTPUT_CHARACTERS = 4_000;

/** Is thrown for a backup that failed. The message is a sentence. */
export class BackupRunError extends Error {
  /** @param output Is what the process printed, for the log. */
  constructor(
    readonly step: BackupStep,
    message: string,
    readonly output = '',
  ) {
    super(message);
    this.name = 'BackupRunError';
  }
}

/** Lives as long as the process; resolves when it has ended. */
interface RunningProcess {
  readonly ended: Promise<void>;
  readonly result: () => ProofRecord;
}

function start(request: BackupRequest, signal: AbortSignal): RunningProcess {
  const child = forkProgram(SOURCE, {
    cwd: REPOSITORY_ROOT,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let step: BackupStep = 'stop';
  let last: BackupMessage | undefined;
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-KEPT_OUTPUT_CHARACTERS);
  });
  child.on('message', (message: BackupMessage) => {
    if (message.kind === 'step') step = message.step;
    else last = message;
  });
  child.send(request, () => undefined);
  const kill = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output = error.message;
      resolve();
    });
    child.once('close', () => resolve());
  }).finally(() => signal.removeEventListener('abort', kill));
  return {
    ended,
    result: () => {
      if (last?.kind === 'done') return last.record;
      if (last?.kind === 'failed') throw new BackupRunError(step, last.reason, output);
      throw new BackupRunError('stop', 'The process that makes backups ended before it was done.', output);
    },
  };
}

/**
 * Makes a backup in a process of its own. Throws BackupRunError if it fails or takes too long; nothing of it runs
 * afterwards.
 */
export async function runBackupProcess(
  request: BackupRequest,
  { signal, withinMs = MAX_RUN_MS }: { readonly signal: AbortSignal; readonly withinMs?: number },
): Promise<ProofRecord> {
  signal.throwIfAborted();
  const limit = AbortSignal.timeout(withinMs);
  const running = start(request, AbortSignal.any([signal, limit]));
  await running.ended;
  if (limit.aborted)
    throw new BackupRunError('time', `It took more than ${Math.round(withinMs / 60_000)} minutes.`);
  return running.result();
}
