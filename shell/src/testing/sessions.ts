import type { Session } from '@narthex/shared-auth';
import { fakeSession } from '@narthex/shared-auth/testing';
import type { Department, Role } from '@narthex/shared-contracts';

export const VISITOR: Session = { status: 'visitor', actor: null, stored: null };

/** Creates the session of a signed-in person. */
export function signedIn(role: Role, department: Department | null = null): Session {
  return {
    status: 'authenticated',
    stored: fakeSession(role, department),
    actor: { id: 7, role, department },
  };
}
