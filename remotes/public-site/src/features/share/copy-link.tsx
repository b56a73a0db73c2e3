import { buttonClassName, VisuallyHidden, useApplicationNeed } from '@narthex/shared-ui';
import { Check, Link2 } from 'lucide-react';
import { useCopy } from '../../components/links/use-copy';
import styles from './share-links.module.css';

interface CopyLinkProps {
  /** Holds a path of this site. The copied URL is absolute. */
  readonly path: string;
  /** Names what the link leads to. A screen reader says it, since a page may have several of these buttons. */
  readonly subject: string;
}

/** Renders a button that copies the absolute URL of a path and confirms it. */
export function CopyLink({ path, subject }: CopyLinkProps) {
  const { result, copy } = useCopy();
  const need = useApplicationNeed('only press');
  const Icon = result === 'copied' ? Check : Link2;
  return (
    <>
      <button
        {...need}
        type="button"
        className={buttonClassName({ variant: 'quiet', className: styles.copy })}
        onClick={() => void copy(new URL(path, window.location.href).href)}
      >
        <Icon size={18} aria-hidden="true" />
        Copy link
        <VisuallyHidden>: {subject}</VisuallyHidden>
      </button>
      <span role="status" className={styles.status}>
        {result === 'copied' ? 'Link copied.' : null}
        {result === 'failed' ? `It could not be copied. The address is ${path}` : null}
      </span>
    </>
  );
}
