import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../actions/button';
import { TextField } from '../text/text-fields';
import styles from './rich-text-editor.module.css';

/**
 * A link is a path of this site, a web address, an email address or a telephone number, but never a URL that runs
 * code.
 */
const NOT_A_LINK = 'A link starts with / or https://';
const LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

/** Renders the field for the URL of the selected text. An empty URL removes the link. */
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
    // Otherwise Enter would submit the form around it.
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
