import type { ReactNode } from 'react';
import styles from './text-cell.module.css';

const PREVIEW_LENGTH = 200;

/** At most as much as the specification shows of a text, with an ellipsis where it goes on. */
function preview(text: string): string {
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text;
}

interface TextCellProps {
  title: ReactNode;
  /** The beginning of it stands below the title. */
  text?: string | null;
  /** A small line of its own, such as whose it is. */
  note?: ReactNode;
}

/** What a row is about: its title, the beginning of its text and a note. */
export function TextCell({ title, text, note }: TextCellProps) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      {text ? <span className={styles.text}>{preview(text)}</span> : null}
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
}
