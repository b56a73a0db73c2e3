import { Button } from '@narthex/shared-ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../parts/use-is-hydrated';
import styles from './copy-button.module.css';

const SHOWN_FOR = 3000;

/** Old browsers and pages without https have no clipboard: there the text is selected and copied by command. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    document.body.append(field);
    field.select();
    const isDone = typeof document.execCommand === 'function' && document.execCommand('copy');
    field.remove();
    return isDone;
  }
}

interface CopyButtonProps {
  readonly text: string;
  /** What is copied: "the paybill number". */
  readonly what: string;
}

/** Copies a number and says so. It isn't there without JavaScript: the number itself is. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const isHydrated = useIsHydrated();
  const [answer, setAnswer] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function handleCopy() {
    setAnswer((await copy(text)) ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnswer(undefined), SHOWN_FOR);
  }

  return (
    <span className={styles.copy} data-state={isHydrated ? 'ready' : 'waiting'}>
      <Button variant="quiet" size="small" aria-label={`Copy ${what}`} onClick={() => void handleCopy()}>
        {answer === 'copied' ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        {answer === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className={styles.status}>
        {answer === 'copied' ? `Copied ${what}.` : null}
        {answer === 'failed' ? 'Could not copy. Please select the number yourself.' : null}
      </span>
    </span>
  );
}
