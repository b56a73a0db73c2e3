import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../actions/button';
import { TextField } from '../text/text-field';
import styles from './rich-text-editor.module.css';

/** A path of this site, a web address, an e-mail address or a telephone number; never a URL that runs code. */
const NOT_A_LINK = 'A link starts with / or https://';
const LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

/** Where the selected text leads; empty takes the link off. */
export function RichTextLink({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [url, setUrl] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [error, setError] = useState('');

  function apply() {
    const href = url.trim();
    if (href !== '' && !LINK.test(href)) {
      setError(NOT_A_LINK);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    (href === '' ? chain.unsetLink() : chain.setLink({ href })).run();
    onClose();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Else it would send the form around it.
    event.preventDefault();
    apply();
  }

  return (
    <div className={styles.link} onKeyDown={handleKeyDown}>
      <TextField
        label="Link"
        inputMode="url"
        value={url}
        error={error}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button size="small" onClick={apply}>
        Set link
      </Button>
    </div>
  );
}
