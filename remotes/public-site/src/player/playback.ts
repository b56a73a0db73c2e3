import { useSyncExternalStore } from 'react';
import { readPosition, readSpeed, storePosition, storeSpeed } from './positions';
import type { Track } from './track';

export interface Playback {
  readonly track: Track;
  readonly isPlaying: boolean;
  readonly time: number;
  readonly duration: number;
  readonly speed: number;
  readonly hasFailed: boolean;
}

const STORE_EVERY_SECONDS = 5;

let playback: Playback | null = null;
let audio: HTMLAudioElement | null = null;
let storedAt = 0;
const listeners = new Set<() => void>();

function change(changes: Partial<Playback>): void {
  if (!playback) return;
  playback = { ...playback, ...changes };
  for (const listener of listeners) listener();
}

function remember(): void {
  if (!playback || !audio || audio.currentTime === 0) return;
  storedAt = audio.currentTime;
  storePosition(playback.track.id, audio.currentTime, playback.duration);
}

/** A single element lives as long as the document, so it plays on while pages change. */
function createAudio(): HTMLAudioElement {
  const element = new Audio();
  element.preload = 'none';
  element.addEventListener('play', () => change({ isPlaying: true, hasFailed: false }));
  element.addEventListener('pause', () => {
    remember();
    change({ isPlaying: false });
  });
  element.addEventListener('timeupdate', () => {
    if (Math.abs(element.currentTime - storedAt) >= STORE_EVERY_SECONDS) remember();
    change({ time: element.currentTime });
  });
  element.addEventListener('durationchange', () => {
    if (Number.isFinite(element.duration)) change({ duration: element.duration });
  });
  element.addEventListener('error', () => change({ isPlaying: false, hasFailed: true }));
  window.addEventListener('pagehide', remember);
  return element;
}

function start(): void {
  // A browser may require another click, which the same button handles.
  audio?.play().catch(() => change({ isPlaying: false }));
}

/** Plays a sermon from the position that this browser has stored. */
export function playTrack(track: Track): void {
  audio ??= createAudio();
  if (playback?.track.id === track.id) return start();
  remember();
  const [time, speed] = [readPosition(track.id), readSpeed()];
  playback = { track, time, speed, duration: track.seconds ?? 0, isPlaying: false, hasFailed: false };
  audio.src = track.src;
  audio.currentTime = time;
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
  storedAt = time;
  change({});
  start();
}

export function togglePlaying(): void {
  if (playback?.isPlaying) audio?.pause();
  else start();
}

export function seekTo(seconds: number): void {
  if (!audio || !playback) return;
  audio.currentTime = Math.min(Math.max(0, seconds), playback.duration || seconds);
  change({ time: audio.currentTime });
  remember();
}

export function setSpeed(speed: number): void {
  if (audio) {
    audio.defaultPlaybackRate = speed;
    audio.playbackRate = speed;
  }
  storeSpeed(speed);
  change({ speed });
}

/** Stops and stores the position. */
export function stopPlaying(): void {
  audio?.pause();
  playback = null;
  for (const listener of listeners) listener();
}

export const pausePlaying = (): void => audio?.pause();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the current playback, or null. */
export const usePlayback = (): Playback | null =>
  useSyncExternalStore(
    subscribe,
    () => playback,
    () => null,
  );
