import { t } from '@narthex/shared-contracts/translate';
import { formatDay, formatPlainDate, paths } from '@narthex/shared-contracts';
import type { SearchHit } from '@narthex/shared-contracts/schemas/search';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { buttonClassName } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import { useNow } from '../../data/now';
import { useSite } from '../../data/site';
import type { Found } from './use-search';
import styles from './search.module.css';

const GROUPS: readonly { readonly kind: SearchHit['kind']; readonly title: string }[] = [
  { kind: 'page', title: 'Pages' },
  { kind: 'event', title: 'Events' },
  { kind: 'sermon', title: 'Sermons' },
  { kind: 'announcement', title: 'Announcements' },
  { kind: 'leader', title: 'Leaders' },
];

const countLabel = (count: number, q: string) =>
  t('{count, plural, one {1 result} other {# results}} for “{q}”', { count, q });

/** Renders the results grouped by kind, or suggestions if there are none. */
export function SearchResults({ found, q }: { readonly found: Found; readonly q: string }) {
  const { hits, corrected } = found;
  if (hits.length === 0) {
    return (
      <div className={styles.nothing}>
        <p role="status">Nothing was found for “{q}”. Try fewer words, or another word for the same thing.</p>
        <p className={styles.ways}>
          <Link className={buttonClassName({ variant: 'quiet' })} to={paths.events.to()}>
            Events
          </Link>
          <Link className={buttonClassName({ variant: 'quiet' })} to={paths.sermons.to()}>
            Sermons
          </Link>
          <Link className={buttonClassName({ variant: 'quiet' })} to={paths.leadership.to()}>
            Leaders
          </Link>
        </p>
      </div>
    );
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {corrected === undefined ? null : <>{t('Nothing was found for “{q}”.', { q })} </>}
        {countLabel(hits.length, corrected ?? q)}
      </p>
      {GROUPS.map(({ kind, title }) => (
        <HitGroup key={kind} title={title} hits={hits.filter((hit) => hit.kind === kind)} />
      ))}
    </>
  );
}

function HitGroup({ title, hits }: { readonly title: string; readonly hits: readonly SearchHit[] }) {
  if (hits.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul role="list" className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={`${hit.path} ${hit.title}`} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit }: { readonly hit: SearchHit }) {
  const { title, path, date, excerpt } = hit;
  return (
    <li className={styles.hit}>
      <h3 className={styles.name} lang={textLanguage(hit, 'title')}>
        <Link to={path}>{title}</Link>
      </h3>
      {date ? <HitDate date={date} /> : null}
      <p className={styles.excerpt} lang={textLanguage(hit, 'excerpt')}>
        {excerpt.map(({ text, is_match: isMatch }, index) =>
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </p>
    </li>
  );
}

/** Renders a plain date, or the date of an instant in the site's zone. */
function HitDate({ date }: { readonly date: string }) {
  const { time_zone: timeZone } = useSite();
  const now = new Date(useNow() ?? date);
  const isDay = !date.includes('T');
  return (
    <p className={styles.date}>
      <time dateTime={date}>{isDay ? formatPlainDate(date, now) : formatDay(date, timeZone, now)}</time>
    </p>
  );
}
