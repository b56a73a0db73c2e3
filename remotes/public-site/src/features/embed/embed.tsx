import { useApplicationNeed } from '@narthex/shared-ui';
import { MapPin, Play } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { isForNewTab } from '../../components/links/is-for-new-tab';
import { Player, type PlayerSource } from '../../components/media/player';
import styles from './embed.module.css';

interface EmbedProps {
  /** Holds the accessible name, such as "Map: Main Assembly Hall". */
  readonly title: string;
  /** Holds the label of the button, such as "Play the video". */
  readonly label: string;
  readonly kind: 'video' | 'map';
  /** Holds the player that replaces the still picture; it is null if the content can only be opened elsewhere. */
  readonly source: PlayerSource | null;
  /** Holds the URL that opens the content outside this page. */
  readonly href: string;
  /** Holds the still picture. */
  readonly children: ReactNode;
}

/** Renders a still picture that a click replaces by a video or a map. Nothing of them is loaded before that. */
export function Embed({ title, label, kind, source, href, children }: EmbedProps) {
  const [isOpen, setOpen] = useState(false);
  const need = useApplicationNeed(source ? 'press' : undefined);

  function handleOpen(event: MouseEvent) {
    if (!source || isForNewTab(event)) return;
    event.preventDefault();
    setOpen(true);
  }

  const Icon = kind === 'video' ? Play : MapPin;
  return (
    <div className={styles.embed} data-kind={kind}>
      {isOpen && source ? (
        <Player source={source} title={title} takesFocus />
      ) : (
        <a {...need} className={styles.open} href={href} rel="noopener" onClick={handleOpen}>
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
