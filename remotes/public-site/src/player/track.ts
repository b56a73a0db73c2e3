import { paths } from '@narthex/shared-contracts';
import type { PublicSermon } from '@narthex/shared-contracts/schemas/sermons';

/** Describes a sermon for the player. */
export interface Track {
  readonly id: number;
  readonly title: string;
  readonly speaker: string;
  readonly src: string;
  /** Holds the path of the sermon's page. */
  readonly href: string;
  /** Holds the length that the server knows; the file's own length replaces it. */
  readonly seconds: number | null;
}

/** Returns a sermon as a track, or undefined if it has no audio. */
export function toTrack(sermon: PublicSermon): Track | undefined {
  const { id, title, speaker, audio_file: src, audio_seconds: seconds } = sermon;
  return src ? { id, title, speaker, src, href: paths.sermon.to(id), seconds } : undefined;
}

/** Returns a duration such as `4:05` or `1:02:09`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const padded = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${padded}` : `${minutes}:${padded}`;
}
