import { DevicesPanel } from '../features/security/devices-panel';
import { PasswordPanel } from '../features/security/password-panel';

/** Renders the password form and the devices that are signed in. */
export default function SecurityPage() {
  return (
    <>
      <DevicesPanel />
      <PasswordPanel />
    </>
  );
}
