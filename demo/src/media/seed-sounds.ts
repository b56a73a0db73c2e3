import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MediaDrive } from '@narthex/server/media/drive';
import type { MediaRow } from '@narthex/server/modules/media/repository';
import { SERMONS } from '../content/sermons';
import { readRecording } from '../speech/recordings';
import { keepFile, type SermonMedia } from './keep-file';
import { openMp3Encoder } from './mp3-encoder';
import { organTone, SAMPLE_RATE } from './organ-tone';

async function playOrgan(turn: number) {
  const encode = await openMp3Encoder();
  // Encoding takes a tenth of a second each: in between, the pictures and the database get their turn.
  await nextTurn();
  return encode(organTone(turn), SAMPLE_RATE);
}

/** Gives each public sermon a sound of its own, so that playing, ranges and sizes are real. */
export async function seedSounds(drive: MediaDrive, createdAt: Date): Promise<SermonMedia> {
  const sounds = new Map<string, MediaRow>();
  for (const [turn, { title, status }] of SERMONS.entries()) {
    if (status !== undefined) continue;
    const { bytes, seconds } = (await readRecording(title)) ?? (await playOrgan(turn));
    const sound = {
      name: title,
      extension: 'mp3',
      kind: 'audio',
      content_type: 'audio/mpeg',
      bytes,
      seconds: Math.round(seconds),
    } as const;
    sounds.set(title, await keepFile(drive, sound, createdAt));
  }
  return sounds;
}
