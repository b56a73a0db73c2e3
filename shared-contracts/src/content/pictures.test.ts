import {
  mediaName,
  pictureAt,
  pictureInfo,
  pictureKey,
  pictureOfKey,
  pictureSources,
  pictureWidths,
} from './pictures';

const key = pictureKey({
  name: 'Church Choir',
  width: 1000,
  height: 750,
  hash: '1a2b3c4d',
  colour: '#f2e8d5',
});
const url = `/media/${key}`;

describe('pictures', () => {
  it('reads size and colour back from the address', () => {
    expect(key).toBe('church-choir-1000x750-1a2b3c4d-f2e8d5');
    expect(pictureInfo(url)).toEqual({ key, width: 1000, height: 750, colour: '#f2e8d5' });
  });

  it('offers no width above the original', () => {
    expect(pictureWidths(1000)).toEqual([320, 480, 640, 780, 960]);
    expect(pictureSources(url)).toEqual({
      avif: expect.stringMatching(/320\.avif 320w, .*960\.avif 960w$/),
      webp: expect.stringMatching(/320\.webp 320w, .*960\.webp 960w$/),
      jpg: expect.stringMatching(/320\.jpg 320w, .*960\.jpg 960w$/),
      fallbackSrc: `${url}/960.jpg`,
    });
  });

  it('picks the widest copy that fits', () => {
    expect(pictureAt(url, 700, 'webp')).toBe(`${url}/640.webp`);
    expect(pictureAt(url, 1920, 'jpg')).toBe(`${url}/960.jpg`);
  });

  it('leaves small pictures and other addresses alone', () => {
    expect(pictureSources('/media/badge-200x200-1a2b3c4d-ffffff')).toBeNull();
    expect(pictureSources('https://elsewhere.test/media/choir.jpg')).toBeNull();
    expect(pictureInfo('/media/sermon-audio-1a2b3c4d')).toBeNull();
    expect(pictureInfo(null)).toBeNull();
  });

  it('refuses keys that are not ours', () => {
    expect(pictureOfKey('../secret-10x10-1a2b3c4d-ffffff')).toBeNull();
    expect(pictureOfKey('a/b-10x10-1a2b3c4d-ffffff')).toBeNull();
    expect(pictureOfKey('a-0x10-1a2b3c4d-ffffff')).toBeNull();
  });

  it('makes a safe name of any text', () => {
    expect(mediaName('Émission d’été (1).PNG')).toBe('emission-d-ete-1-png');
    expect(mediaName('***')).toBe('file');
  });
});
