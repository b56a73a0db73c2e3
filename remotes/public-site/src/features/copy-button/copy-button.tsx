import { Button } from '@narthex/shared-ui';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../components/links/use-copy';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** Names what is copied, such as "the paybill number". */
  readonly what: string;
}

/** Renders a button that copies a number and confirms it. Without JavaScript only the number is rendered. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { result, copy } = useCopy();
  return (
    <span className={styles.copy}>
      <Button variant="quiet" size="small" aria-label={`Copy ${what}`} onClick={() => void copy(text)}>
        {result === 'copied' ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        {result === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className={styles.status}>
        {result === 'copied' ? `Copied ${what}.` : null}
        {result === 'failed' ? 'Could not copy. Please select the number yourself.' : null}
      </span>
    </span>
  );
}
