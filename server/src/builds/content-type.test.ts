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
  ['IMG_0007.JPG', 'image/jpeg'],
  ['fonts/latin.woff2', 'font/woff2'],
  ['bells.mp3', 'audio/mpeg'],
  // Browsers must not show a file of a remote as a page of the site.
  ['page.html', 'application/octet-stream'],
  ['terms.pdf', 'application/octet-stream'],
  ['LICENSE.txt', 'text/plain; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json'],
  ['archive.zip', 'application/octet-stream'],
  ['js', 'text/javascript; charset=utf-8'],
  ['no-ending', 'application/octet-stream'],
])('of %s is %s', (file, type) => {
  expect(getContentType(file)).toBe(type);
});
