import { Info } from 'lucide-react';
import styles from './notice.module.css';

/** Renders a note that the change will wait for approval. */
export function ProposalNotice({ children }: { children: string }) {
  return (
    <p className={styles.notice}>
      <Info size={20} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
