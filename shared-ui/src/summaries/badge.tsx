import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names';
import styles from './badge.module.css';

/** `good`, `warn` and `bad` judge, the others don't. */
export type BadgeTone = 'good' | 'warn' | 'bad' | 'info' | 'neutral' | 'accent';

/** A state in a word or two: "Published", "Draft". The words say it; the colour only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
