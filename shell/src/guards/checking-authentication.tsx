import { Spinner } from '@narthex/shared-ui';

/** Covers the window while the login state is resolved. */
export function CheckingAuthentication() {
  return <Spinner size="large" text="Checking authentication..." isFullScreen />;
}
