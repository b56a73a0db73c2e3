import { toLowData } from './low-data';

const PAGE = [
  '<html lang="en"><head>',
  '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin="anonymous">',
  '<link rel="preload" as="image" href="/a/960.avif" fetchpriority="high">',
  '<link rel="stylesheet" href="/a.css"></head><body>',
  '<picture><source type="image/avif" srcSet="/a/320.avif 320w" sizes="(min-width: 800px) 56vw, 100vw"/>',
  '<img src="/a/960.jpg" sizes="84px" loading="eager" fetchPriority="high"/></picture>',
  '<img srcSet="/b/640.jpg 640w" sizes="(min-width: 960px) 380px, (min-width: 640px) 50vw, 308px"/>',
  '<img srcSet="/c/640.jpg 640w" sizes="(min-width: 960px) 380px, 308px"/>',
].join('');

it('preloads nothing, and lets pictures wait and come in a small copy', () => {
  expect(toLowData(PAGE)).toBe(
    [
      '<html data-low-data lang="en"><head>',
      '<link rel="stylesheet" href="/a.css"></head><body>',
      '<picture><source type="image/avif" srcSet="/a/320.avif 320w" sizes="320px"/>',
      '<img src="/a/960.jpg" sizes="84px" loading="lazy"/></picture>',
      '<img srcSet="/b/640.jpg 640w" sizes="320px"/>',
      '<img srcSet="/c/640.jpg 640w" sizes="320px"/>',
    ].join(''),
  );
});
