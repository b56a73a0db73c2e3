import type { ReactNode } from 'react';
import type { Department } from '@narthex/shared-contracts';
import { paths } from '@narthex/shared-contracts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './portal-frame.module.css';

export interface PortalFrameProps {
  title: string;
  lead: string;
  /** Holds the sentence beside the picture of the doorway. */
  quote?: string;
  department?: Department;
  children: ReactNode;
}

/** Renders a portal: the picture of a doorway on one side, the form on the other. */
export function PortalFrame({ title, lead, quote, department, children }: PortalFrameProps) {
  return (
    <div className={styles.frame} data-department={department}>
      <div className={styles.scene} data-surface="night">
        {quote ? <p className={styles.quote}>{quote}</p> : null}
      </div>
      <div className={styles.body}>
        <div className={styles.column}>
          <Link className={styles.back} to={paths.home.to()}>
            <ArrowLeft size={18} aria-hidden="true" />
            Back to home
          </Link>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
