import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import { VisuallyHidden } from '@narthex/shared-ui';
import styles from './leader-card.module.css';

type Contact = Pick<Leader, 'name' | 'email' | 'phone' | 'linkedin_url' | 'facebook_url'>;

/** Returns whether a leader has any contact. */
export const hasContact = ({ email, phone, linkedin_url, facebook_url }: Contact) =>
  [email, phone, linkedin_url, facebook_url].some(Boolean);

/** Renders the contacts that a leader has. */
export function LeaderContact({ leader }: { leader: Contact }) {
  const { name, email, phone, linkedin_url, facebook_url } = leader;
  const profiles = [
    ['LinkedIn', linkedin_url],
    ['Facebook', facebook_url],
  ] as const;
  return (
    <ul role="list" className={styles.contact}>
      {email ? (
        <li>
          <a href={`mailto:${email}`}>Write to {name}</a>
        </li>
      ) : null}
      {phone ? (
        <li>
          <a href={`tel:${phone.replace(/\s/g, '')}`}>
            <VisuallyHidden>Call {name}: </VisuallyHidden>
            {phone}
          </a>
        </li>
      ) : null}
      {profiles.map(([site, url]) =>
        url ? (
          <li key={site}>
            <a href={url} rel="noopener">
              {site}
              <VisuallyHidden> of {name}</VisuallyHidden>
            </a>
          </li>
        ) : null,
      )}
    </ul>
  );
}
