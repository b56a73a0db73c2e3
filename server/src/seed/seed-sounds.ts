import { createHash } from 'node:crypto';
import { mediaName } from '@narthex/shared-contracts';
import { originalPath, type MediaDrive } from '../media/drive';
import type { MediaRow } from '../modules/media/repository';
import { SERMONS } from './content/sermons';
import { organTone } from './organ-tone';

const WAV = 'audio/wav';

export interface SeededSounds {
  readonly rows: readonly MediaRow[];
  /** The key of a sermon's sound; null for one that isn't public. */
  readonly keyOf: (title: string) => string | null;
}

/** Gives each public sermon a sound of its own, so that playing, ranges and sizes are real. */
export async function seedSounds(drive: MediaDrive, createdAt: Date): Promise<SeededSounds> {
  const rows: MediaRow[] = [];
  const keys = new Map<string, string>();
  for (const [turn, { title, status }] of SERMONS.entries()) {
    if (status !== undefined) continue;
    const bytes = organTone(turn);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const key = `${mediaName(title)}-${hash}.wav`;
    if (!(await drive.disk.exists(originalPath(key)))) {
      await drive.disk.put(originalPath(key), bytes, { contentType: WAV });
    }
    rows.push({ key, kind: 'audio', contentType: WAV, bytes: bytes.length, createdAt });
    keys.set(title, key);
  }
  return { rows, keyOf: (title) => keys.get(title) ?? null };
}
