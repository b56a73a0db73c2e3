/** Short organ-like music, written by ourselves: a demo has no recordings of real people. */
export const SAMPLE_RATE = 44_100;

const SECONDS_A_CHORD = 1.5;
const LOUDNESS = 0.2;
const PER_CHORD = SAMPLE_RATE * SECONDS_A_CHORD;
/** A power of two, so that a place beyond the end is found by its lower bits. */
const WAVE_LENGTH = 4096;
/** Pipes of an organ: the tone and its octaves, each softer. */
const PIPES = [1, 2, 4].map((multiple, index) => ({ multiple, share: 0.6 ** index }));
/** One turn of a tone with its octaves, looked up instead of computed for each sample. */
const WAVE = Float32Array.from({ length: WAVE_LENGTH }, (_, place) =>
  PIPES.reduce(
    (sum, { multiple, share }) => sum + share * Math.sin((2 * Math.PI * multiple * place) / WAVE_LENGTH),
    0,
  ),
);
/** Each chord swells and fades, so that none begins with a crack. */
const SWELL = Float32Array.from({ length: PER_CHORD }, (_, index) => {
  const time = index / SAMPLE_RATE;
  return LOUDNESS * Math.min(1, time * 8, (SECONDS_A_CHORD - time) * 5);
});

/** Chords as half tones above the base: I, IV, V, vi. */
const CHORDS = [
  [0, 4, 7],
  [5, 9, 12],
  [7, 11, 14],
  [9, 12, 16],
] as const;

const getFrequency = (base: number, halfTones: number) => base * 2 ** (halfTones / 12);

/** Six to nine chords: it begins at home, walks, and comes home by V. */
function progression(turn: number) {
  const stride = 1 + (turn % 2) * 2;
  const walk = Array.from(
    { length: 3 + (turn % 4) },
    (_, index) => CHORDS[(index * stride + 1) % CHORDS.length] ?? CHORDS[0],
  );
  return [CHORDS[0], ...walk, CHORDS[2], CHORDS[0]];
}

/** Samples between -1 and 1 of one channel; the same `turn` gives the same music. */
export function organTone(turn: number): Float32Array {
  const base = getFrequency(130.81, (turn * 5) % 12);
  const chords = progression(turn);
  const samples = new Float32Array(chords.length * PER_CHORD);
  chords.forEach((chord, place) => {
    const part = samples.subarray(place * PER_CHORD, (place + 1) * PER_CHORD);
    for (const halfTones of chord) {
      const step = (getFrequency(base, halfTones) * WAVE_LENGTH) / SAMPLE_RATE;
      SWELL.forEach((loudness, index) => {
        const tone = WAVE[(index * step) & (WAVE_LENGTH - 1)] ?? 0;
        part[index] = (part[index] ?? 0) + tone * loudness;
      });
    }
  });
  return samples;
}
