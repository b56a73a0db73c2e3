import { DevicesPanel } from '../features/security/devices-panel';
import { PasswordPanel } from '../features/security/password-panel';

/** Who can get into the account: the password, and where it is in use. */
export default function SecurityPage() {
  return (
    <>
      <DevicesPanel />
      <PasswordPanel />
    </>
  );
}
