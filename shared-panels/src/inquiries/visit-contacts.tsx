import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';
import { PhoneLink, classNames } from '@narthex/shared-ui';
import styles from './visit-contacts.module.css';

/** Renders links to call or to email a visitor. */
export function VisitContacts({ inquiry: { visit, email } }: { inquiry: Inquiry }) {
  const phone = visit?.phone;
  return (
    <>
      {phone ? <PhoneLink className={classNames(styles.link, styles.phone)} phone={phone} /> : null}
      {phone && email ? ', ' : null}
      {email ? (
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
    </>
  );
}
