import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { buttonClassName, VisuallyHidden } from '@narthex/shared-ui';
import { MessageCircle } from 'lucide-react';
import { CopyLink } from './copy-link';
import styles from './share-links.module.css';

interface ShareLinksProps {
  /** Holds the canonical path of the page. */
  readonly path: string;
  /** Holds the text that is shared with the link. */
  readonly text: string;
}

/** Renders links that share a page. The server adds its origin, so they work without JavaScript. */
export function ShareLinks({ path, text }: ShareLinksProps) {
  const shared = LANGUAGE_BASE + path;
  return (
    <div className={styles.share}>
      <a
        className={buttonClassName({ variant: 'quiet' })}
        href={`/share/whatsapp?${new URLSearchParams({ path: shared, text }).toString()}`}
        rel="noopener nofollow"
      >
        <MessageCircle size={18} aria-hidden="true" />
        WhatsApp
        <VisuallyHidden>: {text}</VisuallyHidden>
      </a>
      <CopyLink path={shared} subject={text} />
    </div>
  );
}
