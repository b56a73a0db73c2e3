import { fillFacts } from '@narthex/shared-contracts/facts';
import type { ReactNode } from 'react';
import { useReadFact } from '../../facts/use-facts';
import styles from './text-cell.module.css';

const PREVIEW_LENGTH = 200;

/** Shortens a text to the length in the specification, with an ellipsis. */
function preview(text: string): string {
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text;
}

interface TextCellProps {
  title: ReactNode;
  /** Only the beginning is rendered below the title. */
  text?: string | null;
  /** Holds a small line of its own, such as the owner. */
  note?: ReactNode;
}

/** Renders the subject of a row: its title, the beginning of its text and a note. */
export function TextCell({ title, text, note }: TextCellProps) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      {text ? <span className={styles.text}>{preview(text)}</span> : null}
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
}

interface FilledTextCellProps extends TextCellProps {
  title: string;
}

/**
 * Renders a title, a text and a note of editors with their facts as visitors read them. What visitors wrote is shown as
 * they wrote it.
 */
export function FilledTextCell({ title, text, note }: FilledTextCellProps) {
  const words = typeof note === 'string' ? note : '';
  const readFact = useReadFact([title, text, words].join(' '));
  const fill = (part: string) => fillFacts(part, readFact);
  return <TextCell title={fill(title)} text={text && fill(text)} note={words ? fill(words) : note} />;
}
