import { classNames } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/page-head';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';
import { NextSteps } from './next-steps';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Renders a text page about the site itself. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <>
      <PageHead kicker="About this site" title={title} lead={lead} />
      <div className={classNames(layout.wrap, reading.single, reading.end)}>
        <div className={styles.prose}>{children}</div>
      </div>
      <NextSteps />
    </>
  );
}
