import { buttonClassName, classNames } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import type { RefObject } from 'react';
import layout from '../../components/layout/section.module.css';
import styles from './missing-page.module.css';

export interface MissingPageProps {
  readonly title: string;
  readonly sentence: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
}

/** Renders a page for a record that doesn't exist, with links to other pages. */
export function MissingPage({ title, sentence, links, titleRef }: MissingPageProps) {
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={styles.arch} aria-hidden="true" />
      <div>
        <h1 className={styles.title} ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        <p className={layout.lead}>{sentence}</p>
        <p className={classNames(layout.actions, styles.soft)}>
          {links.map(({ label, to }, index) => (
            <Link
              key={to}
              className={buttonClassName({ variant: index === 0 ? 'primary' : 'quiet' })}
              to={to}
            >
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}
