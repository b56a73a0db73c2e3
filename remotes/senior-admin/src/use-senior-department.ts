import { useSession } from '@narthex/shared-auth';
import type { Department } from '@narthex/shared-contracts';

/** The departments of the senior administration. */
export type SeniorDepartment = Extract<Department, 'pastoral' | 'finance'>;

/** Which of the two departments the leader signed in for; null for any other. */
export function useSeniorDepartment(): SeniorDepartment | null {
  const department = useSession((session) => session.actor?.department ?? null);
  return department === 'pastoral' || department === 'finance' ? department : null;
}
