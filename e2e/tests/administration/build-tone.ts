const RATE = 8000;

/** Creates a tone as a WAV file of whole samples, which every player can play. */
export function buildTone(seconds: number, hertz = 440): Buffer {
  const samples = Buffer.alloc(RATE * seconds * 2);
  for (let at = 0; at < RATE * seconds; at += 1) {
    samples.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * hertz * at) / RATE)), at * 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  // The format is PCM with one channel and sixteen bits.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
