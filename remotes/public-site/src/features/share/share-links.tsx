import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { buttonClassName } from '@narthex/shared-ui';
import { MessageCircle } from 'lucide-react';
import { CopyLink } from './copy-link';
import styles from './share-links.module.css';

interface ShareLinksProps {
  /** Canonical path of the page. */
  readonly path: string;
  /** What is said with the link. */
  readonly text: string;
}

/** Passes a page on. The server adds its own origin, so the link works without JavaScript too. */
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
      </a>
      <CopyLink path={shared} />
    </div>
  );
}
