import { playTrack } from './playback';
import { showPlayer } from './player-slot';
import { SitePlayer } from './site-player';
import type { Track } from './track';

/** Mounts the player and plays a sermon. The code loads when somebody wants to listen. */
export function startPlayer(track: Track): void {
  playTrack(track);
  showPlayer(SitePlayer);
}
