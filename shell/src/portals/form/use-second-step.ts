import { useState } from 'react';
import { ApiError, type AskSecondStep } from '@narthex/shared-auth';
import type { SessionData } from '@narthex/shared-contracts/schemas/auth';
import type { SignInChallenge } from '@narthex/shared-contracts/schemas/second-factor';

/** Describes the second step that a sign-in waits for. */
export interface PendingStep extends SignInChallenge {
  readonly onDone: (session: SessionData) => void;
  /** Goes back to the password, whose form then shows the cause. */
  readonly onBack: (cause: ApiError) => void;
}

/** The form of the password shows no message for it, because the person went back on purpose. */
export const wentBack = () => new ApiError(400, 'cancelled', '');

/** Provides the second step that a sign-in waits for, or null, and the function that lets a sign-in wait for it. */
export function useSecondStep() {
  const [pending, setPending] = useState<PendingStep | null>(null);
  const ask: AskSecondStep = (challenge) =>
    new Promise<SessionData>((resolve, reject) => {
      setPending({
        ...challenge,
        onDone: (session) => {
          setPending(null);
          resolve(session);
        },
        onBack: (cause) => {
          setPending(null);
          reject(cause);
        },
      });
    });
  return { pending, ask };
}
