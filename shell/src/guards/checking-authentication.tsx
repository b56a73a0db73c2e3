import { Spinner } from '@narthex/shared-ui';

/** Covers the window until the session is known. */
export function CheckingAuthentication() {
  return <Spinner size="large" text="Checking authentication..." isFullScreen />;
}
