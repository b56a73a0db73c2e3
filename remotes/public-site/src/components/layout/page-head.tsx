import type { Language } from '@narthex/shared-contracts/languages';
import type { ReactNode } from 'react';
import { classNames } from '@narthex/shared-ui';
import { HEAD_PICTURE_SIZES } from './head-picture';
import { Picture } from '../media/picture';
import layout from './section.module.css';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** The name for screen readers, where the title is rendered letter by letter. */
  readonly label?: string;
  /** The page in one sentence. */
  readonly lead?: ReactNode;
  /** The languages of both, where they are another one than the page's. */
  readonly titleLang?: Language | undefined;
  readonly leadLang?: Language | undefined;
  /** Which shelf of the site it stands on. */
  readonly kicker?: string;
  readonly picture?: string | null;
  readonly children?: ReactNode;
}

/** How every text page begins: its name, one sentence, and a picture in a doorway if it has one. */
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
