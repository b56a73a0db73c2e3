import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './folded-section.module.css';

interface FoldedSectionProps {
  title: string;
  /** What is set in it, beside the title. */
  summary?: ReactNode;
  /** Open until somebody closes it. */
  startsOpen?: boolean;
  /** Something in it needs a person: it opens whoever closed it. */
  hasError?: boolean;
  /** Its fields come into being when it is opened first. */
  isLazy?: boolean;
  children: ReactNode;
}

/** A part of a form below its title, open or closed; closed it says in a line what is set. */
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
        // A section inside of this one toggles for itself.
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
