import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { insertInquiry } from './repository';

type Unit = Pick<UnitOfWork, 'tx' | 'audit'>;

/** Records that somebody wrote. The name and the text are only in the inquiry, because the audit log is kept longer. */
export const auditReceived = ({ audit }: Unit, id: number, kind: 'question' | 'visit'): Promise<void> =>
  audit({ action: 'inquiry.receive', subjectType: 'inquiry', subjectId: id, after: { kind } });

/** Stores the question of a visitor. */
export async function receiveInquiry(
  unit: Unit,
  { email, message }: { readonly email: string; readonly message: string | null },
): Promise<void> {
  await auditReceived(unit, await insertInquiry(unit.tx, email, message), 'question');
}
