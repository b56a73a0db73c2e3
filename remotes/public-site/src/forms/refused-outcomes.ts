import { ApiError } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { flatMessages, type FormMessages } from './posted-form';
import type { Outcome } from './use-visitor-form';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Returns the first message of the schema for each field. */
export function refusedBySchema(issues: readonly Issue[]): Outcome {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message;
  return { kind: 'refused', errors };
}

/** Returns the reason of a refused request in the wording of the specification. */
export function refusedByServer(failure: string, cause: unknown): Outcome {
  const fields: FormMessages = cause instanceof ApiError ? flatMessages(cause.fieldErrors) : {};
  return { kind: 'refused', errors: { ...fields, '': `${failure} ${getReason(cause)}` } };
}

function getReason(cause: unknown): string {
  if (cause instanceof ApiError) {
    if (cause.isNetworkError) return cause.message;
    const said = (cause.hasDefaultMessage && cause.statusText) || cause.message;
    return t('Server error: {status} - {said}', { status: cause.status, said });
  }
  return cause instanceof Error ? cause.message : String(cause);
}
