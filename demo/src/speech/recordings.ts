import { readFile } from 'node:fs/promises';

const BITS_A_SECOND = 24_000;

/** By the title of the sermon. A computer voice reads our own texts, and says so; README.md tells how they are made. */
const RECORDINGS: Readonly<Record<string, string>> = {
  'The lamp that stays lit': 'the-lamp-that-stays-lit.mp3',
  'Bread in the wilderness': 'bread-in-the-wilderness.mp3',
  'When the answer is “wait”': 'when-the-answer-is-wait.mp3',
  'A cup of cold water': 'a-cup-of-cold-water.mp3',
  'Songs in a strange land': 'songs-in-a-strange-land.mp3',
  'Clean hands, tired feet': 'clean-hands-tired-feet.mp3',
  'Before you choose a career': 'before-you-choose-a-career.mp3',
  'He restores my soul': 'he-restores-my-soul.mp3',
  'The God who asks questions': 'the-god-who-asks-questions.mp3',
  'Five loaves and a borrowed lunch': 'five-loaves-and-a-borrowed-lunch.mp3',
  'Strangers at the gate': 'strangers-at-the-gate.mp3',
  'It is not too late to be early': 'it-is-not-too-late-to-be-early.mp3',
};

/** Returns true if a sermon has such a recording. */
export const hasRecording = (title: string): boolean => title in RECORDINGS;

export interface Recording {
  readonly bytes: Buffer;
  readonly seconds: number;
}

/** The recording of a sermon; undefined where there is none. */
export async function readRecording(title: string): Promise<Recording | undefined> {
  const file = RECORDINGS[title];
  if (file === undefined) return undefined;
  const bytes = await readFile(new URL(file, import.meta.url));
  return { bytes, seconds: (bytes.length * 8) / BITS_A_SECOND };
}
