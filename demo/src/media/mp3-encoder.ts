export interface EncodedSound {
  readonly bytes: Buffer;
  readonly seconds: number;
}

const KILOBITS = 64;

/** Makes MP3s of one channel, which every podcast directory and every phone takes. */
export async function openMp3Encoder(): Promise<(samples: Float32Array, sampleRate: number) => EncodedSound> {
  // Loaded here: a server that has nothing to seed needs no encoder.
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  return (samples, sampleRate) => {
    encoder.configure({ channels: 1, sampleRate, bitrate: KILOBITS });
    // The encoder returns its own memory, which the next call overwrites.
    const music = Buffer.from(encoder.encode([samples]));
    const bytes = Buffer.concat([music, encoder.finalize()]);
    return { bytes, seconds: (bytes.length * 8) / (KILOBITS * 1000) };
  };
}
