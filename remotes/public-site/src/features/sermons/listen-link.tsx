import type { PublicSermon } from '@narthex/shared-contracts/schemas/sermons';
import {
  VisuallyHidden,
  buttonClassName,
  loadCode,
  useApplicationNeed,
  type ButtonVariant,
} from '@narthex/shared-ui';
import { Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import { isForNewTab } from '../../components/links/is-for-new-tab';
import { toTrack } from '../../player/track';
import { formatLength, formatSize } from './sermon-labels';

interface ListenLinkProps {
  readonly sermon: PublicSermon;
  readonly variant: ButtonVariant;
}

const loadPlayer = () =>
  loadCode(() => import(/* webpackChunkName: "site-player" */ '../../player/start-player'));

/**
 * Renders a link that plays a sermon in the site's player or, without JavaScript, opens the file. The player loads on
 * the first click.
 */
export function ListenLink({ sermon, variant }: ListenLinkProps) {
  const need = useApplicationNeed('press');
  const track = toTrack(sermon);
  if (!track) return null;

  function handleClick(event: MouseEvent) {
    if (isForNewTab(event) || !track) return;
    event.preventDefault();
    loadPlayer().then(
      ({ startPlayer }) => startPlayer(track),
      () => window.location.assign(track.src),
    );
  }

  return (
    <a {...need} className={buttonClassName({ variant })} href={track.src} onClick={handleClick}>
      <Play size={18} aria-hidden="true" />
      <span>
        Listen{formatLength(sermon.audio_seconds)}
        {formatSize(sermon.audio_bytes)}
        <VisuallyHidden>: {sermon.title}</VisuallyHidden>
      </span>
    </a>
  );
}
