/** Short organ-like music, written by ourselves: a demo has no recordings of real people. */
const SAMPLE_RATE = 8_000;
const SECONDS_A_CHORD = 1.5;
const LOUDNESS = 0.22;
/** Pipes of an organ: the tone and its octaves, each softer. */
const PIPES = [1, 2, 4].map((multiple, index) => ({ multiple, share: 0.6 ** index }));

/** Chords as half tones above the base: I, IV, V, vi. */
const CHORDS = [
  [0, 4, 7],
  [5, 9, 12],
  [7, 11, 14],
  [9, 12, 16],
] as const;

const frequencyOf = (base: number, halfTones: number) => base * 2 ** (halfTones / 12);

function headerOf(dataBytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // plain samples
  header.writeUInt16LE(1, 22); // one channel
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

/** A WAV file of five chords; the same `turn` gives the same bytes. */
export function organTone(turn: number): Buffer {
  const base = frequencyOf(130.81, (turn * 5) % 12);
  const inner = CHORDS.map(
    (_, index) => CHORDS[(index * (1 + (turn % 2) * 2) + 1) % CHORDS.length] ?? CHORDS[0],
  );
  const chords = [CHORDS[0], ...inner.slice(0, 3), CHORDS[0]];
  const perChord = Math.round(SAMPLE_RATE * SECONDS_A_CHORD);
  const samples = Buffer.alloc(chords.length * perChord * 2);
  chords.forEach((chord, place) => {
    for (let index = 0; index < perChord; index += 1) {
      const time = index / SAMPLE_RATE;
      // Each chord swells and fades, so that none begins with a crack.
      const swell = Math.min(1, time * 8, (SECONDS_A_CHORD - time) * 5);
      let value = 0;
      for (const halfTones of chord) {
        for (const { multiple, share } of PIPES) {
          value += share * Math.sin(2 * Math.PI * frequencyOf(base, halfTones) * multiple * time);
        }
      }
      const sample = Math.max(-1, Math.min(1, value * swell * LOUDNESS));
      samples.writeInt16LE(Math.round(sample * 32_000), (place * perChord + index) * 2);
    }
  });
  return Buffer.concat([headerOf(samples.length), samples]);
}
