import { QrCode } from './qr-code';
import styles from './second-factor.module.css';

const GROUP_LENGTH = 4;

/** Spaces make the key easier to type; apps ignore them. */
const inGroups = (key: string) => key.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join(' ') ?? key;

/** Describes the props of a key for an authenticator app. */
export interface AuthenticatorKeyProps {
  /** Holds the key as text, for people who type it. */
  authenticatorKey: string;
  /** Holds the same as a URI, which apps read from the QR code. */
  uri: string;
}

/** Renders the key of an authenticator app as a QR code, as a link for an app on this device, and as text. */
export function AuthenticatorKey({ authenticatorKey, uri }: AuthenticatorKeyProps) {
  return (
    <div className={styles.key}>
      <QrCode text={uri} label="QR code for your app" />
      <div className={styles.steps}>
        <p>
          Install an authenticator app on your phone, such as Aegis, Google Authenticator or Microsoft
          Authenticator, and scan this code with it.
        </p>
        <p>
          Is the app on this device? <a href={uri}>Open it with this key</a>, or type the key into it:
        </p>
        <p>
          <code className={styles.text}>{inGroups(authenticatorKey)}</code>
        </p>
      </div>
    </div>
  );
}
