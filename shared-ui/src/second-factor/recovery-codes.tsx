import { useState } from 'react';
import { Copy, Download } from 'lucide-react';
import { Button } from '../actions/button';
import { saveFile } from '../browser/save-file';
import styles from './second-factor.module.css';

const FILE_NAME = 'recovery-codes.txt';

/** Renders new recovery codes with buttons that copy and download them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const text = `${codes.join('\n')}\n`;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  }

  return (
    <div className={styles.recovery}>
      <p>
        Keep these codes where you find them without your phone. Each of them lets you in once when you can’t
        use your app. They are shown only now.
      </p>
      <ul className={styles.codes} role="list" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => void handleCopy()}>
          <Copy size={18} aria-hidden="true" />
          Copy the codes
        </Button>
        <Button variant="quiet" onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), FILE_NAME)}>
          <Download size={18} aria-hidden="true" />
          Download the codes
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {result === 'copied' ? 'The codes are copied.' : null}
        {result === 'failed' ? 'Could not copy. Please select the codes yourself, or download them.' : null}
      </p>
    </div>
  );
}
