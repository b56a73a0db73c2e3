import { ownMediaPath } from './player';

it.each([
  ['/media/lamp.mp3', '/media/lamp.mp3'],
  [`${location.origin}/media/lamp.mp3`, '/media/lamp.mp3'],
  [`${location.origin}.example/media/lamp.mp3`, `${location.origin}.example/media/lamp.mp3`],
  ['https://sermons.example/media/lamp.mp3', 'https://sermons.example/media/lamp.mp3'],
])('plays %s as %s', (url, played) => {
  expect(ownMediaPath(url)).toBe(played);
});
