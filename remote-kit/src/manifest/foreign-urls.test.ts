import { readForeignUrls } from './foreign-urls';

it.each([
  ['load("https://cdn.example/lib/a.min.js")', ['https://cdn.example/lib/a.min.js']],
  ['import("https://esm.example/react")', ['https://esm.example/react']],
  ['@import "https://fonts.example/css?family=Inter";', ['https://fonts.example/css?family=Inter']],
  ['@import url(https://fonts.example/inter.css);', ['https://fonts.example/inter.css']],
  ['fetch("http://cdn.example/x.wasm"), fetch("http://cdn.example/x.wasm")', ['http://cdn.example/x.wasm']],
  ['href="https://music.example/choirs" xmlns="http://www.w3.org/2000/svg"', []],
  ['"https://music.example/song.jsonld"', []],
  ['import("./local.js")', []],
])('of %s', (text, urls) => {
  expect(readForeignUrls(text)).toEqual(urls);
});
