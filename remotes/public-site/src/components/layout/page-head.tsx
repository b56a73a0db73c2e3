import type { Language } from '@narthex/shared-contracts/languages';
import type { ReactNode } from 'react';
import { classNames } from '@narthex/shared-ui';
import { HEAD_PICTURE_SIZES } from './head-picture';
import { Picture } from '../media/picture';
import layout from './section.module.css';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** Holds the accessible name, for titles that are rendered letter by letter. */
  readonly label?: string;
  /** Holds a sentence that introduces the page. */
  readonly lead?: ReactNode;
  /** Holds the language of the title and the lead if it differs from the language of the page. */
  readonly titleLang?: Language | undefined;
  readonly leadLang?: Language | undefined;
  /** Names the site's area that the page belongs to, above the title. */
  readonly kicker?: string;
  readonly picture?: string | null;
  readonly children?: ReactNode;
}

/** Renders the head of a text page: its title, a sentence, and a picture in a doorway if there is one. */
export function PageHead({
  title,
  label,
  lead,
  titleLang,
  leadLang,
  kicker,
  picture,
  children,
}: PageHeadProps) {
  return (
    <header
      className={classNames(layout.wrap, styles.head)}
      data-shape={picture ? 'pictured' : 'plain'}
      data-leads={children ? 'on' : undefined}
    >
      <div>
        {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
        <h1 className={styles.title} aria-label={label} lang={titleLang}>
          {title}
        </h1>
        {lead ? (
          <p className={styles.lead} lang={leadLang}>
            {lead}
          </p>
        ) : null}
        {children}
      </div>
      {picture ? (
        <div className={styles.frame}>
          <Picture url={picture} alt="" sizes={HEAD_PICTURE_SIZES} isFirst />
        </div>
      ) : null}
    </header>
  );
}
