import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names';
import styles from './badge.module.css';

/** `good`, `warn` and `bad` are judgements, the others aren't. */
export type BadgeTone = 'good' | 'warn' | 'bad' | 'info' | 'neutral' | 'accent';

/** Renders a status in a word or two, such as "Published". Its meaning never depends on the colour alone. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
