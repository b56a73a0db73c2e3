import type { Config } from '../../config';
import { listCauses } from '../../database/database-errors';
import { startProblem } from '../../operation-problems/start-problems';
import { BackupError } from '../backup-error';

const lastReason = (error: unknown): string =>
  [...listCauses(error)].at(-1)?.message.split('\n')[0] ?? String(error);

/** Describes a failure in a sentence. The message of a failed query has its parameters, so its reason is taken. */
export function describeFailure(error: unknown, config: Config | undefined): string {
  if (error instanceof BackupError) return error.message;
  return startProblem(error, config) ?? `It failed: ${lastReason(error)}.`;
}
