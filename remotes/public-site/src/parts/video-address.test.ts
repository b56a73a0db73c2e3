import { videoIdOf } from './video-address';

it.each([
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/mwangaza-63', 'mwangaza-63'],
  ['<p><a href="https://www.youtube.com/watch?t=3&amp;v=mwangaza-63">Film</a></p>', 'mwangaza-63'],
  ['https://www.youtube-nocookie.com/embed/mwangaza-63?rel=0', 'mwangaza-63'],
  ['https://example.org/watch?v=mwangaza-63', null],
  ['A film is coming', null],
  ['', null],
  [undefined, null],
])('finds in %p the video %p', (text, id) => {
  expect(videoIdOf(text)).toBe(id);
});
