import { paths } from '@narthex/shared-contracts';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import type { PageModule, PageProps } from '../../page-record';
import { PageHead } from '../../components/layout/page-head';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';
import styles from '../layouts/text-page.module.css';

interface Term {
  readonly year: number;
  /** Holds a link that only the page of this year has. */
  readonly link?: { readonly label: string; readonly to: string };
}

const LEADERSHIP = { pathname: paths.home.to(), hash: '#leadership' };

function TermLeaders({ year, title, link }: Term & PageProps) {
  return (
    <>
      <PageHead
        kicker="Leadership"
        title={title}
        lead={`Those who served the church in ${year} will be listed here.`}
      />
      <div className={classNames(layout.wrap, reading.single, reading.end)}>
        <p className={styles.text}>
          The officers of this church change every academic year. The list of {year} has not been handed to us
          yet: it needs the names, the offices and the consent of everybody on it. If you served in that year,
          the church office would like to hear from you.
        </p>
        <p className={classNames(layout.actions, styles.actions)}>
          <Link className={buttonClassName()} to={LEADERSHIP}>
            Who leads today
          </Link>
          {link ? (
            <Link className={buttonClassName({ variant: 'quiet' })} to={link.to}>
              {link.label}
            </Link>
          ) : null}
        </p>
      </div>
    </>
  );
}

/** Creates the page of a year for which no leaders are stored. */
export function termLeadersPage(term: Term): PageModule {
  return { default: ({ title }) => <TermLeaders title={title} {...term} /> };
}
