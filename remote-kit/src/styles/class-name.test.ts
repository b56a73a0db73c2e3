import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readableClassName, shortClassName } from './class-name';

const root = mkdtempSync(path.join(os.tmpdir(), 'narthex-class-names-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a stylesheet, and returns a function that names its classes for a room. */
function write(name: string, css: string, folder = 'choir') {
  const file = path.join(root, folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, css);
  return (local: string, room = 'choir') =>
    shortClassName({ room, folder: path.join(root, folder), file, local });
}

const CSS = `
.card { margin: 0.5rem }
.card > .title:hover, .card .cardTitle { animation: rise 1s }
@keyframes rise { from { opacity: 0.25 } }
#top { color: #fff }
`;

it('names the parts of a stylesheet by letters that begin alike, each differently', () => {
  const name = write('card.module.css', CSS);
  const names = ['card', 'title', 'cardTitle', 'rise', 'top'].map((local) => name(local));
  expect(new Set(names).size).toBe(names.length);
  for (const one of names) expect(one).toMatch(/^[a-z]{6}$/);
  expect(new Set(names.map((one) => one.slice(0, 5))).size).toBe(1);
});

it('gives hundreds of classes different names', () => {
  const locals = Array.from({ length: 900 }, (_, index) => `c${index}`);
  const name = write('many.module.css', locals.map((local) => `.${local} { margin: 0 }`).join('\n'));
  const names = new Set(locals.map((local) => name(local)));
  expect(names.size).toBe(900);
});

it('keeps apart stylesheets of the same name, and the same one in two rooms', () => {
  const names = [
    write('card.module.css', CSS)('card'),
    write('card.module.css', CSS)('card', 'youth'),
    write('lists/card.module.css', CSS)('card'),
  ];
  expect(new Set(names).size).toBe(3);
});

it('is the same wherever the room is, and whatever the styles say', () => {
  const here = write('card.module.css', CSS)('title');
  const there = write('card.module.css', CSS.replace('0.5rem', '1rem'), 'copy/of/choir')('title');
  expect(there).toBe(here);
});

it('names what it does not find by its whole name', () => {
  expect(write('card.module.css', CSS)('composed')).toMatch(/^[a-z]{5}-composed$/);
});

it('tells people where a class comes from', () => {
  const style = {
    room: 'choir',
    folder: '/site/choir',
    file: '/site/choir/src/card.module.css',
    local: 'title',
  };
  expect(readableClassName(style)).toBe('choir__card__title');
});
