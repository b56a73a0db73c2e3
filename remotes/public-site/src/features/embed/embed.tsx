import { MapPin, Play } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import styles from './embed.module.css';

interface EmbedProps {
  /** What is shown, for the frame and for screen readers: "Map: Main Assembly Hall". */
  readonly title: string;
  /** What a tap does: "Play the film". */
  readonly label: string;
  readonly kind: 'video' | 'map';
  /** Address of the frame; null where it can only be opened elsewhere. */
  readonly frame: string | null;
  /** Where it can be opened without this page. */
  readonly href: string;
  /** The still picture. */
  readonly children: ReactNode;
}

/** Something of another site behind a still picture: nothing is asked of that site before a tap. */
export function Embed({ title, label, kind, frame, href, children }: EmbedProps) {
  const [isOpen, setOpen] = useState(false);

  function handleOpen(event: MouseEvent) {
    if (!frame || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  const Icon = kind === 'video' ? Play : MapPin;
  return (
    <div className={styles.embed} data-kind={kind}>
      {isOpen && frame ? (
        <iframe
          className={styles.frame}
          src={frame}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
          // The pressed link is gone: the keyboard goes on in what took its place.
          ref={(element) => element?.focus()}
        />
      ) : (
        <a className={styles.open} href={href} rel="noopener" onClick={handleOpen}>
          <span className={styles.still}>{children}</span>
          <span className={styles.label}>
            <Icon size={18} aria-hidden="true" />
            {label}
          </span>
        </a>
      )}
    </div>
  );
}
