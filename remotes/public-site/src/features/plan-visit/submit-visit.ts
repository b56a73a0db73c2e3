import { call } from '@narthex/shared-auth';
import { visitSchema } from '@narthex/shared-contracts/schemas/visitor-forms';
import { refusedBySchema, refusedByServer } from '../../forms/refused-outcomes';
import type { Submit } from '../../forms/use-visitor-form';

const FIELDS = ['name', 'day', 'phone', 'email', 'message'] as const;

/** Validates a planned visit with the server's schema and sends it. The code is loaded when somebody uses the form. */
export const submitVisit: Submit = async (data, failure) => {
  const checked = visitSchema.safeParse(
    Object.fromEntries(FIELDS.map((name) => [name, data.get(name) ?? ''])),
  );
  if (!checked.success) return refusedBySchema(checked.error.issues);
  try {
    await call('inquiries.planVisit', { body: checked.data });
    return { kind: 'sent' };
  } catch (cause) {
    return refusedByServer(failure, cause);
  }
};
