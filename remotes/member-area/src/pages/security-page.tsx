import { SecondFactorPanel } from '../features/second-factor/second-factor-panel';
import { DevicesPanel } from '../features/security/devices-panel';
import { PasswordPanel } from '../features/security/password-panel';

/** Renders the devices that are signed in, the password form and the second step of signing in. */
export default function SecurityPage() {
  return (
    <>
      <DevicesPanel />
      <PasswordPanel />
      <SecondFactorPanel />
    </>
  );
}
