import { render, screen } from '@testing-library/react';
import { Picture } from './picture';
import { ownMediaPath } from './player';
import { findVideo } from './video-url';

it.each([
  ['/media/lamp.mp3', '/media/lamp.mp3'],
  [`${location.origin}/media/lamp.mp3`, '/media/lamp.mp3'],
  [`${location.origin}.example/media/lamp.mp3`, `${location.origin}.example/media/lamp.mp3`],
  ['https://sermons.example/media/lamp.mp3', 'https://sermons.example/media/lamp.mp3'],
])('plays %s as %s', (url, played) => {
  expect(ownMediaPath(url)).toBe(played);
});

it.each([
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/mwangaza-63', 'mwangaza-63'],
  ['<p><a href="https://www.youtube.com/watch?t=3&amp;v=mwangaza-63">Video</a></p>', 'mwangaza-63'],
  ['https://www.youtube-nocookie.com/embed/mwangaza-63?rel=0', 'mwangaza-63'],
])('finds in %p the video %p of YouTube, in the player that sets no cookie', (text, id) => {
  expect(findVideo(text)).toEqual({
    source: { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` },
    page: `https://www.youtube.com/watch?v=${id}`,
    site: 'YouTube',
  });
});

it.each([
  ['https://vimeo.com/76979871', '76979871?', 'https://vimeo.com/76979871'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    '76979871?h=8272103f6e&',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    '<p><a href="https://player.vimeo.com/video/76979871?badge=0&amp;h=8272103f6e">Video</a></p>',
    '76979871?h=8272103f6e&',
    'https://vimeo.com/76979871/8272103f6e',
  ],
])('finds in %p a video of Vimeo, in the player that does not track', (text, start, page) => {
  const src = `https://player.vimeo.com/video/${start}autoplay=1&dnt=1`;
  expect(findVideo(text)).toEqual({ source: { kind: 'frame', src }, page, site: 'Vimeo' });
});

it.each([
  ['/media/choir-1a2b3c4d.mp4', '/media/choir-1a2b3c4d.mp4'],
  ['<p><a href="/media/story-1a2b3c4d.webm" rel="noopener">Video</a></p>', '/media/story-1a2b3c4d.webm'],
])('finds in %p a video of this site', (text, src) => {
  expect(findVideo(text)).toEqual({ source: { kind: 'file', src }, page: src, site: null });
});

it.each([
  'https://example.org/watch?v=mwangaza-63',
  'https://example.org/media/choir-1a2b3c4d.mp4',
  '/media/choir-1600x900-1a2b3c4d-f2e8d5',
  'A video is coming',
  '',
  undefined,
])('finds no video in %p', (text) => {
  expect(findVideo(text)).toBeNull();
});

describe('picture', () => {
  const URL = '/media/choir-1600x900-1a2b3c4d-f2e8d5';
  const SIZES = '(min-width: 800px) 56vw, 100vw';
  const reveal = () => screen.queryByText(/^Show the picture/);

  afterEach(() => delete document.documentElement.dataset['lowData']);

  it('has a button with its size before it, which shows it where less data is used', () => {
    render(<Picture url={URL} alt="The choir" sizes={SIZES} isFirst />);
    expect(reveal()).toHaveTextContent(/^Show the picture, up to \d+ KB: The choir$/);
    expect(reveal()?.closest('details')?.nextElementSibling).toContainElement(screen.getByRole('img'));
  });

  it('has a button without a size before a picture of another site', () => {
    render(<Picture url="https://elsewhere.example/a.jpg" alt="" sizes={SIZES} />);
    expect(reveal()).toHaveTextContent('Show the picture');
  });

  it.each([
    ['is small', '84px', 'own'],
    ['is inside a link to what it shows', SIZES, 'none'],
  ] as const)('has no button where it %s', (_, sizes, how) => {
    render(<Picture url={URL} alt="" sizes={sizes} reveal={how} />);
    expect(reveal()).not.toBeInTheDocument();
  });

  it('is loaded at once, or when it is needed and in a small copy where less data is used', () => {
    const { unmount } = render(<Picture url={URL} alt="The choir" sizes={SIZES} isFirst />);
    const read = () => {
      const image = screen.getByRole('img');
      return ['loading', 'fetchpriority', 'sizes'].map((name) => image.getAttribute(name));
    };
    expect(read()).toEqual(['eager', 'high', SIZES]);
    unmount();
    document.documentElement.dataset['lowData'] = '';
    render(<Picture url={URL} alt="The choir" sizes={SIZES} isFirst />);
    expect(read()).toEqual(['lazy', 'auto', '320px']);
  });
});
