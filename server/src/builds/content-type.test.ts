import { getContentType } from './content-type';

it.each([
  ['app.js', 'text/javascript; charset=utf-8'],
  ['app.0123abcd.css', 'text/css; charset=utf-8'],
  ['mf-manifest.json', 'application/json; charset=utf-8'],
  ['icons/church.svg', 'image/svg+xml'],
  ['photo.png', 'image/png'],
  ['photo.webp', 'image/webp'],
  ['photo.avif', 'image/avif'],
  ['photo.jpg', 'image/jpeg'],
  ['fonts/latin.woff2', 'font/woff2'],
  ['LICENSE.txt', 'text/plain; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json'],
  ['archive.zip', 'application/octet-stream'],
  ['js', 'text/javascript; charset=utf-8'],
  ['no-ending', 'application/octet-stream'],
])('of %s is %s', (file, type) => {
  expect(getContentType(file)).toBe(type);
});
