import {
  mediaName,
  pictureAt,
  pictureInfo,
  pictureKey,
  pictureOfKey,
  pictureSources,
  pictureWidths,
  portraitUrl,
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
  it('reads size and colour back from the URL', () => {
    expect(key).toBe('church-choir-1000x750-1a2b3c4d-f2e8d5');
    expect(pictureInfo(url)).toEqual({ key, width: 1000, height: 750, colour: '#f2e8d5' });
  });

  it.each([
    `http://localhost:3000${url}`,
    `https://church.example${url}`,
    `${url}/original.jpg`,
    `https://church.example${url}/original.jpeg`,
  ])('knows its own picture by the URL %s', (whole) => {
    expect(pictureInfo(whole)).toEqual({ key, width: 1000, height: 750, colour: '#f2e8d5' });
  });

  it.each([
    `ftp://church.example${url}`,
    `/old${url}`,
    `${url}/960.webp`,
    `${url}/original.jpg/960`,
    `${url}?w=960`,
    '/media/',
    '',
    null,
    undefined,
  ])('knows no picture by %p', (other) => {
    expect(pictureInfo(other)).toBeNull();
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

  it('leaves small pictures and other URLs alone', () => {
    expect(pictureSources('/media/badge-200x200-1a2b3c4d-ffffff')).toBeNull();
    expect(pictureSources('https://elsewhere.test/media/choir.jpg')).toBeNull();
    expect(pictureInfo('/media/sermon-audio-1a2b3c4d')).toBeNull();
  });

  it('shows a person’s photo small, and as it is where there is no small copy', () => {
    expect(portraitUrl(url)).toBe(`${url}/320.webp`);
    expect(portraitUrl('/media/badge-200x200-1a2b3c4d-ffffff')).toBe('/media/badge-200x200-1a2b3c4d-ffffff');
    expect(portraitUrl('https://elsewhere.test/me.jpg')).toBe('https://elsewhere.test/me.jpg');
    expect(portraitUrl(null)).toBeNull();
    expect(portraitUrl(undefined)).toBeNull();
  });

  it.each([
    ['choir-1600x900-1a2b3c4d-f2e8d5', 1600, 900, '#f2e8d5'],
    ['2026-10-01-baptism-5x12345-00000000-000000', 5, 12345, '#000000'],
  ])('reads the key %s', (known, width, height, colour) => {
    expect(pictureOfKey(known)).toEqual({ key: known, width, height, colour });
  });

  it.each([
    '../secret-10x10-1a2b3c4d-ffffff',
    'a/b-10x10-1a2b3c4d-ffffff',
    'Choir-10x10-1a2b3c4d-ffffff',
    'a-0x10-1a2b3c4d-ffffff',
    'a-123456x10-1a2b3c4d-ffffff',
    'a-10x10-1a2b3c4-ffffff',
    'a-10x10-1a2b3c4d-fffff',
    'a-10x10-1a2b3c4d-fffffff',
    'a-10x10-1a2b3c4d-ffffff.jpg',
    '10x10-1a2b3c4d-ffffff',
    'sermon-audio-1a2b3c4d',
  ])('reads no size from %s', (other) => {
    expect(pictureOfKey(other)).toBeNull();
  });

  it.each([
    ['Émission d’été (1).PNG', 'emission-d-ete-1-png'],
    ['--Choir--', 'choir'],
    ['***', 'file'],
    ['', 'file'],
    ['a'.repeat(60), 'a'.repeat(48)],
    [`${'a'.repeat(47)} and more`, 'a'.repeat(47)],
  ])('makes of the name %p the safe %p', (name, safe) => {
    expect(mediaName(name)).toBe(safe);
  });
});

it('offers the copies of a panorama by what is left of their width where it is cropped', () => {
  const widths = (size: string) =>
    pictureSources(`/media/hall-${size}-1a2b3c4d-f2e8d5`)
      ?.jpg.split(', ')
      .map((copy) => copy.split(' ')[1]);
  expect(widths('1280x320')).toEqual(['142w', '213w', '284w', '347w', '427w', '569w']);
  expect(widths('700x394')).toEqual(['320w', '480w', '640w']);
  expect(widths('700x2000')).toEqual(['320w', '480w', '640w']);
});
