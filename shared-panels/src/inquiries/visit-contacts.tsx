import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';
import styles from './visit-contacts.module.css';

/** Renders a link to call a phone number. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className={styles.link} href={`tel:${phone.replace(/\s/g, '')}`}>
      {phone}
    </a>
  );
}

/** Renders links to call or to email a visitor. */
export function VisitContacts({ inquiry: { visit, email } }: { inquiry: Inquiry }) {
  const phone = visit?.phone;
  return (
    <>
      {phone ? <PhoneLink phone={phone} /> : null}
      {phone && email ? ', ' : null}
      {email ? (
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
    </>
  );
}
