import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { t } from '@narthex/shared-contracts/translate';
import { PhoneLink, VisuallyHidden } from '@narthex/shared-ui';
import { Portrait } from '../../components/media/portrait';
import { splitParagraphs } from '../../components/text/paragraphs';
import styles from './leader-card.module.css';

type Contact = Pick<Leader, 'name' | 'email' | 'phone' | 'linkedin_url' | 'facebook_url'>;

/** Returns whether a leader has any contact. */
const hasContact = ({ email, phone, linkedin_url, facebook_url }: Contact) =>
  [email, phone, linkedin_url, facebook_url].some(Boolean);

/** Renders the contacts that a leader has. */
function LeaderContact({ leader }: { leader: Contact }) {
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
          <PhoneLink phone={phone}>
            <VisuallyHidden>Call {name}: </VisuallyHidden>
            {phone}
          </PhoneLink>
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

const years = (count: number) => t('{count, plural, one {# year} other {# years}}', { count });

const facts = (leader: Leader): readonly (readonly [string, string])[] =>
  (
    [
      [t('Serving'), leader.years_of_service ? years(leader.years_of_service) : ''],
      [t('Studied'), leader.education ?? ''],
      [t('Cares for'), leader.specialties.join(', ')],
      [t('Done'), leader.achievements.join('; ')],
      [t('Speaks'), leader.languages.join(', ')],
    ] as const
  ).filter(([, value]) => value !== '');

/** Renders a leader with picture, office and a sentence. More details can be opened. */
export function LeaderCard({ leader }: { leader: Leader }) {
  const more = facts(leader);
  const canBeReached = hasContact(leader);
  return (
    <article className={styles.card}>
      <Portrait
        name={leader.name}
        image={leader.image}
        sizes="(min-width: 700px) 220px, 84px"
        className={styles.portrait}
      />
      <h3 className={styles.name}>{leader.name}</h3>
      <p className={styles.office} lang={textLanguage(leader, 'title')}>
        {leader.position || leader.title}
      </p>
      {leader.quote ? (
        <blockquote className={styles.quote} lang={textLanguage(leader, 'quote')}>
          “{leader.quote.replace(/^[“"]|[”"]$/g, '')}”
        </blockquote>
      ) : null}
      {leader.biography || more.length > 0 || canBeReached ? (
        <details className={styles.more}>
          <summary>
            Read more <span className={styles.about}>about {leader.name}</span>
          </summary>
          {splitParagraphs(leader.biography ?? '').map((paragraph, index) => (
            <p key={index} lang={textLanguage(leader, 'biography')}>
              {paragraph}
            </p>
          ))}
          {more.length > 0 ? (
            <dl>
              {more.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {canBeReached ? <LeaderContact leader={leader} /> : null}
        </details>
      ) : null}
    </article>
  );
}
