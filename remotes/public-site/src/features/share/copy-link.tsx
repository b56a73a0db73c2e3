import { buttonClassName } from '@narthex/shared-ui';
import { Check, Link2 } from 'lucide-react';
import { useCopy } from '../../components/links/use-copy';
import styles from './share-links.module.css';

interface CopyLinkProps {
  /** Holds a path of this site. The copied URL is absolute. */
  readonly path: string;
  readonly label?: string;
}

/** Renders a button that copies the absolute URL of a path and confirms it. */
export function CopyLink({ path, label = 'Copy link' }: CopyLinkProps) {
  const { state, result, copy } = useCopy();
  const Icon = result === 'copied' ? Check : Link2;
  return (
    <>
      <button
        type="button"
        className={buttonClassName({ variant: 'quiet', className: styles.copy })}
        data-state={state}
        onClick={() => void copy(new URL(path, window.location.href).href)}
      >
        <Icon size={18} aria-hidden="true" />
        {label}
      </button>
      <span role="status" className={styles.status}>
        {result === 'copied' ? 'Link copied.' : null}
        {result === 'failed' ? `It could not be copied. The address is ${path}` : null}
      </span>
    </>
  );
}
