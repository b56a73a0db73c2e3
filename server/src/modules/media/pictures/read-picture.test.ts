import sharp, { type Metadata } from 'sharp';
import { checkPicture } from './read-picture';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } });

/** Returns the metadata of the stored picture, which is the original unless it was encoded again. */
async function store(upload: Buffer): Promise<Metadata> {
  const checked = await checkPicture(upload);
  const stored = checked.rewritten ?? upload;
  const metadata = await sharp(stored).metadata();
  // The facts in the URL match the file.
  expect([checked.width, checked.height]).toEqual([metadata.width, metadata.height]);
  expect(checked.content_type).toBe(`image/${metadata.format}`);
  return metadata;
}

describe('a picture larger than any screen', () => {
  it.each([
    ['a photo of 50 megapixels', 8192, 6144, [4096, 3072]],
    ['a photo of 108 megapixels', 12_000, 9000, [4096, 3072]],
    ['a panorama', 16_000, 3600, [4096, 922]],
    ['a panorama from top to bottom', 2000, 16_384, [500, 4096]],
    ['a scan just above', 4097, 100, [4096, 100]],
  ])('is scaled down: %s', async (_what, width, height, size) => {
    const stored = await store(await plain(width, height).jpeg().toBuffer());
    expect([stored.width, stored.height]).toEqual(size);
  });

  it('is turned upright, and keeps nothing of the camera’s notes', async () => {
    const photo = await plain(8192, 6144).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const stored = await store(photo);
    expect([stored.width, stored.height, stored.exif]).toEqual([3072, 4096, undefined]);
  });

  it('is refused where no phone takes such photos, and says why', async () => {
    const drawn = await plain(16_000, 15_000).png().toBuffer();
    await expect(checkPicture(drawn)).rejects.toThrow(/more than 210 megapixels/);
    const inPasses = await plain(9000, 9000).jpeg({ progressive: true }).toBuffer();
    await expect(checkPicture(inPasses)).rejects.toThrow(/more than 80 megapixels/);
  });
});

it('keeps a picture that fits as it came', async () => {
  const { rewritten } = await checkPicture(await plain(4096, 300).jpeg().toBuffer());
  expect(rewritten).toBeNull();
});

describe('a picture that moves', () => {
  const FRAMES = ['#ff0000', '#00ff00', '#0000ff'];
  const DELAY = [200, 300, 400];

  async function film(format: 'gif' | 'webp', width = 60, height = 40) {
    const frames = await Promise.all(
      FRAMES.map((background) =>
        sharp({ create: { width, height, channels: 4, background } })
          .png()
          .toBuffer(),
      ),
    );
    const joined = sharp(frames, { join: { animated: true } });
    return (format === 'gif' ? joined.gif({ delay: DELAY, loop: 2 }) : joined.webp({ delay: DELAY, loop: 2 }))
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer();
  }

  /** Adds the extension block in which editors store their metadata in a GIF. */
  function withGifNotes(gif: Buffer): Buffer {
    const notes = Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
    const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
    const block = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), notes, trailer]);
    return Buffer.concat([gif.subarray(0, -1), block, Buffer.from([0x3b])]);
  }

  it.each(['gif', 'webp'] as const)('goes on moving as %s without its notes', async (format) => {
    const made = await film(format);
    const upload = format === 'gif' ? withGifNotes(made) : made;
    const stored = await store(upload);
    expect(stored).toMatchObject({ format, pages: 3, delay: DELAY, loop: 2, width: 60, height: 40 });
    expect(stored.xmp).toBeUndefined();
  });

  it('goes on moving when it is scaled down', async () => {
    const stored = await store(await film('webp', 5000, 20));
    expect(stored).toMatchObject({ pages: 3, delay: DELAY, width: 4096, height: 16 });
  });
});
