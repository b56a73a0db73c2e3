import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './folded-section.module.css';

interface FoldedSectionProps {
  title: string;
  /** Holds a summary of the values, beside the title. */
  summary?: ReactNode;
  /** If true, the section is open until somebody closes it. */
  startsOpen?: boolean;
  /** If true, a field inside is invalid, so the section opens even if somebody has closed it. */
  hasError?: boolean;
  /** If true, the fields are mounted when the section is first opened. */
  isLazy?: boolean;
  children: ReactNode;
}

/** Renders a section of a form that can be closed. Its closed state shows a summary of the values. */
export function FoldedSection(props: FoldedSectionProps) {
  const { title, summary, startsOpen = false, hasError = false, isLazy = false, children } = props;
  const [choice, setChoice] = useState<boolean>();
  const isOpen = hasError || (choice ?? startsOpen);
  return (
    <details
      className={styles.section}
      aria-label={title}
      open={isOpen}
      onToggle={({ target, currentTarget }) => {
        // Nested sections dispatch this event too, so only the section's own is handled.
        if (target === currentTarget) setChoice(currentTarget.open);
      }}
    >
      <summary className={styles.head}>
        <span className={styles.title}>{title}</span>
        {summary ? <span className={styles.summary}>{summary}</span> : null}
        <ChevronDown className={styles.mark} size={20} aria-hidden="true" />
      </summary>
      {isLazy && !isOpen ? null : <div className={styles.fields}>{children}</div>}
    </details>
  );
}
