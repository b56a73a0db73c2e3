import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURES, picturePath, type Picture, type PictureName } from './index';

const pictures = Object.entries<Picture>(PICTURES);
const readSource = (picture: Picture) => readFileSync(path.join(__dirname, picture.file), 'utf8');

describe('the seeded pictures', () => {
  it.each(pictures)('%s is drawn in the size its entry states', async (_name, picture) => {
    const { width, height, format } = await sharp(Buffer.from(readSource(picture))).metadata();

    expect({ width, height, format }).toEqual({
      width: picture.width,
      height: picture.height,
      format: 'svg',
    });
  });

  it.each(pictures)('%s shows a scene, not an empty ground', async (_name, picture) => {
    const { channels } = await sharp(
      await sharp(Buffer.from(readSource(picture)))
        .resize(96)
        .png()
        .toBuffer(),
    ).stats();

    expect(Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))).toBeGreaterThan(12);
  });

  it.each(pictures)('%s is described in words and has a place-holder colour', (_name, picture) => {
    expect(picture.alt.length).toBeGreaterThanOrEqual(12);
    expect(picture.colour).toMatch(/^#[0-9A-F]{6}$/);
  });

  it.each(pictures)('%s holds no script, handler, font text or URL outside itself', (_name, picture) => {
    const source = readSource(picture);

    expect(source).not.toMatch(/<(script|text|foreignObject|image|style)\b/i);
    expect(source).not.toMatch(/\son[a-z]+=/i);
    expect(source).not.toMatch(/href="(?!#)/i);
    expect(source).not.toMatch(/url\((?!#)/i);
  });

  it('describes every picture differently', () => {
    expect(new Set(pictures.map(([, picture]) => picture.alt)).size).toBe(pictures.length);
  });

  it('keeps no drawing without an entry', () => {
    const drawn = readdirSync(__dirname).filter((file) => file.endsWith('.svg'));

    expect(drawn.sort()).toEqual(pictures.map(([, picture]) => picture.file).sort());
  });

  it('says where the source of a picture lies', () => {
    const name: PictureName = 'slide-church';

    expect(picturePath(name)).toBe(path.join(__dirname, 'slide-church.svg'));
  });
});
