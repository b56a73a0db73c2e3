import type { ReactNode } from 'react';
import styles from './second-factor.module.css';

/** Renders why a second step is worth it, and the buttons that begin to set it up. */
export function OfferedFactor({ children }: { children: ReactNode }) {
  return (
    <>
      <p className={styles.text}>
        With it, signing in takes your password and a second step: a code from an app on your phone, or a
        passkey, which is your fingerprint, your face or a security key. A stolen password alone then opens
        nothing.
      </p>
      <div className={styles.actions}>{children}</div>
    </>
  );
}
