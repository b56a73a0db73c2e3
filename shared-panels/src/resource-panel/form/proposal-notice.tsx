import { Info } from 'lucide-react';
import styles from './notice.module.css';

/** Says, before anything is sent, that it will wait for approval. */
export function ProposalNotice({ children }: { children: string }) {
  return (
    <p className={styles.notice}>
      <Info size={20} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
