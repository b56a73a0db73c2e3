import { IconButton } from '@narthex/shared-ui';
import { FileText, Pause, Play, RotateCcw, RotateCw, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from '@narthex/remote-kit/router';
import { SPEEDS } from './positions';
import { pausePlaying, seekTo, setSpeed, stopPlaying, togglePlaying, usePlayback } from './playback';
import { formatClock } from './track';
import styles from './site-player.module.css';

const BACK_SECONDS = 15;
const FORWARD_SECONDS = 30;
/** Other elements at the bottom of the screen read the height of the player from this property. */
const HEIGHT = '--player-height';

/** Renders the player at the bottom of every public page. It has room of its own and covers nothing. */
export function SitePlayer() {
  const playback = usePlayback();
  const ref = useRef<HTMLElement>(null);
  const isShown = playback !== null;
  // Without a player nobody could stop the sound.
  useEffect(() => pausePlaying, []);
  useLayoutEffect(() => {
    if (!isShown) return;
    const root = document.documentElement.style;
    root.setProperty(HEIGHT, `${ref.current?.offsetHeight ?? 0}px`);
    return () => void root.removeProperty(HEIGHT);
  }, [isShown]);
  if (!playback) return null;
  const { track, isPlaying, time, duration, speed, hasFailed } = playback;
  return (
    <section ref={ref} className={styles.player} aria-label="Sermon player" data-surface="night">
      <div className={styles.inner}>
        <IconButton
          className={styles.toggle}
          label={isPlaying ? 'Pause' : 'Play'}
          icon={isPlaying ? <Pause size={22} aria-hidden="true" /> : <Play size={22} aria-hidden="true" />}
          onClick={togglePlaying}
        />
        <p className={styles.names}>
          <Link className={styles.title} to={track.href}>
            {track.title}
          </Link>
          <span className={styles.speaker}>
            {hasFailed ? <span role="alert">This sermon cannot be played right now.</span> : track.speaker}
          </span>
        </p>
        <div className={styles.seek}>
          <IconButton
            label={`Back ${BACK_SECONDS} seconds`}
            icon={<RotateCcw size={20} aria-hidden="true" />}
            onClick={() => seekTo(time - BACK_SECONDS)}
          />
          <IconButton
            label={`Forward ${FORWARD_SECONDS} seconds`}
            icon={<RotateCw size={20} aria-hidden="true" />}
            onClick={() => seekTo(time + FORWARD_SECONDS)}
          />
          <input
            className={styles.range}
            type="range"
            aria-label="Place in the sermon"
            aria-valuetext={`${formatClock(time)} of ${formatClock(duration)}`}
            min={0}
            max={Math.max(1, Math.floor(duration))}
            value={Math.floor(time)}
            onChange={(event) => seekTo(Number(event.target.value))}
          />
          <span className={styles.clock} aria-hidden="true">
            {formatClock(time)} / {formatClock(duration)}
          </span>
        </div>
        <div className={styles.more}>
          <select
            className={styles.speed}
            aria-label="Speed"
            value={speed}
            onChange={(event) => setSpeed(Number(event.target.value))}
          >
            {SPEEDS.map((choice) => (
              <option key={choice} value={choice}>
                {choice}×
              </option>
            ))}
          </select>
          <Link className={styles.transcript} to={`${track.href}#transcript`} aria-label="Transcript">
            <FileText size={18} aria-hidden="true" />
            <span className={styles.transcriptText}>Transcript</span>
          </Link>
          <IconButton
            label="Close the player"
            icon={<X size={20} aria-hidden="true" />}
            onClick={stopPlaying}
          />
        </div>
      </div>
    </section>
  );
}
