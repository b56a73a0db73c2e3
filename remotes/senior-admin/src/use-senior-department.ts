import { useSession } from '@narthex/shared-auth';
import type { Department } from '@narthex/shared-contracts';

/** Names the departments of the senior administration. */
export type SeniorDepartment = Extract<Department, 'pastoral' | 'finance'>;

/** Returns the department of the signed-in leader, or null if it isn't one of the two. */
export function useSeniorDepartment(): SeniorDepartment | null {
  const department = useSession((session) => session.actor?.department ?? null);
  return department === 'pastoral' || department === 'finance' ? department : null;
}
